import type { Translation } from '../catalogue';
import type english from '../en/days';

const texts: Translation<typeof english> = {
  today: 'heute',
  tomorrow: 'morgen',
  yesterday: 'gestern',
  onDay: 'am {{day}}',
  theDay: '{{day}}',
};
export default texts;
