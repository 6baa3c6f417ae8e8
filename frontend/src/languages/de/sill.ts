import type { Translation } from '../catalogue';
import type english from '../en/sill';

const texts: Translation<typeof english> = {
  pages: 'Seiten der Fensterbank',
  previous: 'Vorherige Pflanzen',
  next: 'Nächste Pflanzen',
  list: 'Deine Pflanzen auf der Fensterbank',
  thirsty: '{{name}}, braucht Wasser',
  thirstyUnwell: '{{name}}, braucht Wasser und ist nicht gesund',
  unwell: '{{name}}, ist nicht gesund',
  needsCare: '{{name}}, braucht Pflege',
  well: '{{name}}, braucht heute kein Wasser',
  needWater_one: '{{count}} braucht Wasser',
  needWater_other: '{{count}} brauchen Wasser',
  areUnwell_one: '{{count}} ist nicht gesund',
  areUnwell_other: '{{count}} sind nicht gesund',
  noneNeedsWater: 'Heute nichts zu gießen',
};
export default texts;
