import type { Translation } from '../catalogue';
import type english from '../en/waiting';

const texts: Translation<typeof english> = {
  nextDay: 'Den nächsten Tag erfährst du, sobald du wieder online bist.',
  rhythmNextDay: '{{rhythm}}. Den nächsten Tag erfährst du, sobald du wieder online bist.',
  leaving: 'Etwas ist noch nicht gesendet',
  notes_one: '{{count}} Sache, die du notiert hast',
  notes_other: '{{count}} Sachen, die du notiert hast',
  plants_one: '{{count}} Pflanze, die du bestimmt hast',
  plants_other: '{{count}} Pflanzen, die du bestimmt hast',
  bothLost:
    '{{notes}}, und {{plants}}, sind nur auf diesem Gerät. Wenn du dich jetzt abmeldest, gehen sie verloren.',
  notesLost_one:
    '{{count}} Sache, die du notiert hast, ist nur auf diesem Gerät. Wenn du dich jetzt abmeldest, geht sie verloren.',
  notesLost_other:
    '{{count}} Sachen, die du notiert hast, sind nur auf diesem Gerät. Wenn du dich jetzt abmeldest, gehen sie verloren.',
  plantsLost_one:
    '{{count}} Pflanze, die du bestimmt hast, ist nur auf diesem Gerät. Wenn du dich jetzt abmeldest, geht sie verloren.',
  plantsLost_other:
    '{{count}} Pflanzen, die du bestimmt hast, sind nur auf diesem Gerät. Wenn du dich jetzt abmeldest, gehen sie verloren.',
  stay: 'Angemeldet bleiben',
  loseIt: 'Abmelden und verlieren',
  loseThem: 'Abmelden und alles verlieren',
  refused: 'Das konnten wir nicht speichern: {{plant}}, {{when}}',
  throwAway: 'Wegwerfen',
  oneMore: 'Danach kommt noch etwas.',
  manyMore: 'Danach kommen noch {{number}} Sachen.',
  waits_one: '{{count}} Sache wartet.',
  waits_other: '{{count}} Sachen warten.',
  waitsFor_one: '{{count}} Sache wartet auf eine Verbindung',
  waitsFor_other: '{{count}} Sachen warten auf eine Verbindung',
  trying: 'Wir versuchen, es zu senden.',
  tryingText: 'Wir versuchen, es zu senden. Du kannst diese Seite schließen: Es geht nichts verloren.',
  see: 'Ansehen, was wartet',
  dontSend: 'Nicht senden',
  sent: 'Schon gesendet',
  sentText: 'Es ist gerade eben hinausgegangen. Ändern kannst du es auf der Seite der Pflanze.',
  note: '„{{text}}“',
  noteWithPhoto: '„{{text}}“, mit Foto',
  moist: 'noch feucht.',
  putOff: 'verschoben.',
  entryWaits: 'Wartet auf diesem Gerät auf das Netz.',
};
export default texts;
