import type { Translation } from '../catalogue';
import type english from '../en/days';

const texts: Translation<typeof english> = {
  today: 'hoy',
  tomorrow: 'mañana',
  yesterday: 'ayer',
  onDay: 'el {{day}}',
  theDay: 'el {{day}}',
};
export default texts;
