import type { Translation } from '../catalogue';
import type english from '../en/library';

const texts: Translation<typeof english> = {
  title: 'Pflanzen\u00adbibliothek',
  search: 'Suchen',
  searchPlants: 'Pflanzen suchen …',
  category: 'Kategorie',
  all: 'Alle',
  houseplants: 'Zimmerpflanzen',
  succulents: 'Sukkulenten',
  flowering: 'Blühende',
  byLook: 'Kein Name? Nach dem suchen, was du siehst',
  loading: 'Die Bibliothek wird geladen',
  notLoaded: 'Die Pflanzen konnten nicht geladen werden',
  found_one: '{{count}} Pflanze',
  found_other: '{{count}} Pflanzen',
  none: 'Keine Pflanzen gefunden.',
  adjust: 'Versuch es mit einem anderen Wort oder einer anderen Kategorie.',
  water: ', Wasser: ',
  light: ', Licht: ',
};
export default texts;
