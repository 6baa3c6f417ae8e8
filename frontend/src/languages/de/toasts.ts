import type { Translation } from '../catalogue';
import type english from '../en/toasts';

const texts: Translation<typeof english> = {
  error: 'Fehler',
  didNotWork: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  notSaved: 'Das ließ sich nicht speichern. Bitte versuche es noch einmal.',
  noted: 'Notiert',
  undone: 'Rückgängig gemacht',
  asItWas: 'Alles ist wieder, wie es war.',
  mistake: 'Aus Versehen getippt? „Rückgängig“ holt es zurück.',
  message: 'Meldung',
  messages: 'Meldungen ({hotkey})',
};
export default texts;
