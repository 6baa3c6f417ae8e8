import type { Translation } from '../catalogue.js';
import type english from '../en/library.js';

/** The plant library. */
const texts: Translation<typeof english> = {
  drawingNotFound: 'Diese Zeichnung gibt es nicht.',
  guideNotFound: 'Unter dieser Adresse haben wir keine Pflegeanleitung.',
  noCategory: 'Diese Kategorie gibt es nicht',
  oneText: 'Bitte suche nach einem einzigen Text',
  tooLong: 'Bitte suche nach höchstens 100 Buchstaben',
};
export default texts;
