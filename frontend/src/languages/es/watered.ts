import type { Translation } from '../catalogue';
import type english from '../en/watered';

const texts: Translation<typeof english> = {
  question: '¿Cuándo se regó por última vez?',
  today: 'Hoy',
  fewDays: 'Hace unos días',
  week: 'Hace una semana, más o menos',
  unknown: 'No lo sé',
};
export default texts;
