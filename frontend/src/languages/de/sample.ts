import type { Translation } from '../catalogue';
import type english from '../en/sample';

const texts: Translation<typeof english> = {
  total: 'Alle',
  healthy: 'Gesund',
  needWater: 'Brauchen Wasser',
  coleus: 'Buntnessel',
  coleusNext: 'In 3 Tagen wieder gießen',
  waterLily: 'Seerose',
  waterLilyNext: 'Am Sonntag den Teich auffüllen',
};
export default texts;
