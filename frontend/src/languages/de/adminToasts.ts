import type { Translation } from '../catalogue';
import type english from '../en/adminToasts';

const texts: Translation<typeof english> = {
  error: 'Fehler',
  notLoaded: 'Die Daten der Verwaltung konnten nicht geladen werden',
  given: 'Premium vergeben',
  givenText: '{{name}} hat jetzt Premium.',
  notGiven: 'Es wurde nichts vergeben.',
  taken: 'Premium zurückgenommen',
  takenText: 'Was {{name}} bekommen hatte, ist zu Ende.',
  notTaken: 'Es wurde nichts zurückgenommen.',
  retried: 'Unterwegs',
  retriedText: 'Dieser Auftrag wird noch einmal versucht.',
  discarded: 'Auftrag verworfen',
  discardedText: 'Er wird nicht ausgeführt.',
  stillParked: 'Der Auftrag bleibt vorerst liegen.',
  notMarked: 'Die Nachricht ist, wie sie war.',
};
export default texts;
