import type { Translation } from '../catalogue';
import type english from '../en/outcomes';

const texts: Translation<typeof english> = {
  limit: 'Deine Bestimmungen sind aufgebraucht',
  limitText: 'Mit Premium kannst du unbegrenzt Pflanzen bestimmen.',
  identified: 'Pflanze bestimmt!',
  found: 'Gefunden: {{name}}',
  foundLeft_one: 'Gefunden: {{name}} (noch {{count}} Bestimmung)',
  foundLeft_other: 'Gefunden: {{name}} (noch {{count}} Bestimmungen)',
  failed: 'Die Bestimmung hat nicht geklappt',
  failedText: 'Wir konnten die Pflanze nicht bestimmen',
  needsLogin: 'Du musst dich dafür anmelden',
  unreadable: 'Die Datei ließ sich nicht lesen',
  error: 'Fehler',
  notKept: 'Deine Antwort konnten wir nicht speichern. Bitte versuche es noch einmal.',
};
export default texts;
