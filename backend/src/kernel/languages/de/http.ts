import type { Translation } from '../catalogue.js';
import type english from '../en/http.js';

/** What any route may answer. */
const texts: Translation<typeof english> = {
  check: 'Bitte prüfe, was du eingegeben hast.',
  unreadable: 'Wir konnten diese Anfrage nicht lesen.',
  nothingHere: 'Unter dieser Adresse gibt es nichts.',
  tooLarge: 'Das ist zu groß zum Senden.',
  unsupported: 'Diese Art von Inhalt geht hier nicht.',
  recordsAway: 'Wir kommen gerade nicht an unsere Daten. Bitte versuche es gleich noch einmal.',
  unexpected: 'Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.',
};
export default texts;
