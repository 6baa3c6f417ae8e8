import type { Translation } from '../catalogue';
import type english from '../en/compare';

const texts: Translation<typeof english> = {
  title: '{{plant}}, vorher und nachher',
  before: 'Vorher',
  after: 'Nachher',
  how: 'Wie die Fotos gezeigt werden',
  slider: 'Schieberegler',
  beside: 'Nebeneinander',
  share: 'Wie viel vom früheren Foto zu sehen ist',
  shares: '{{before}} % vorher, {{after}} % nachher',
};
export default texts;
