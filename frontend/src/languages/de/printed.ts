import type { Translation } from '../catalogue';
import type english from '../en/printed';

const texts: Translation<typeof english> = {
  cardTitle: 'Pflegekarte: {{name}}',
  itsPage: 'Zur Pflanze',
  place: 'Stand\u00adort',
  water: 'Gießen',
  feed: 'Düngen',
  writtenOn: 'Geschrieben am {{day}}. Wie oft sie Wasser braucht, ändert sich mit der Jahreszeit.',
  keepAway: 'Stell sie dorthin, wo kein Tier herankommt.',
  potLabel: 'Schild für den Topf',
  qrCode: 'QR-Code, der zur Gießseite von „{{name}}“ führt',
  labelWords:
    '„{{name}}“ gegossen? Richte die Kamera deines Handys auf diesen Code, öffne die Seite und drücke einen Knopf.',
  openPage: 'Diese Seite öffnen',
  weekTitle: 'Deine Pflanzen in dieser Woche',
  weekDays: '{{from}} bis {{to}}',
  calendar: 'Pflege\u00adkalender',
  loadingWeek: 'Die Woche wird geladen',
  weekNotLoaded: 'Die Woche konnten wir nicht laden',
  nothingLost: 'Es ist nichts verloren.',
  emptyTitle: 'In den nächsten sieben Tagen ist nichts zu tun',
  emptyText: 'In dieser Woche gibt es nichts zu drucken.',
  forFridge: 'Für die Kühlschranktür: Druck das Blatt aus und hake mit einem Stift ab, was du getan hast.',
  beforeWatering:
    'Vor dem Gießen: <strong>{{check}}</strong> Ist sie noch feucht, gieß lieber an einem anderen Tag.',
  today: 'Heute, {{day}}',
  free: 'Nichts zu tun.',
  plant: 'Deine Pflanze',
  loadingPlant: 'Deine Pflanze wird geladen',
  notFound: 'Diese Pflanze finden wir nicht in deinem Garten',
  notFoundText: 'Vielleicht wurde sie gelöscht, oder sie gehört zu einem anderen Konto.',
  plantNotLoaded: 'Diese Pflanze konnten wir nicht laden',
  safe: 'Auf dem Server ist alles sicher.',
  print: 'Drucken',
  past: 'Sie ist eine deiner früheren Pflanzen und braucht nichts.',
  unplanned:
    'Gießen ist für sie nicht geplant. Auf ihrer Seite kannst du wählen, wie oft sie Wasser braucht.',
  asked: '{{name}}: Hast du sie gegossen?',
  unwell: 'Sie ist nicht gesund: {{problem}}.',
  unwellText: 'Auf ihrer Seite siehst du, was hilft.',
  home: 'Start',
  wateredKept:
    'Gegossen. Es ist auf diesem Gerät gespeichert und wird gesendet, sobald du wieder online bist.',
  moistKept:
    'Noch feucht. Es ist auf diesem Gerät gespeichert und wird gesendet, sobald du wieder online bist.',
  answeredKept:
    'Du hast geantwortet. Es ist auf diesem Gerät gespeichert und wird gesendet, sobald du wieder online bist.',
  wateredToday: 'Sie wurde heute gegossen.',
  wateredNext: 'Gegossen. Das nächste Mal {{onDay}}.',
  moistUntil: 'Noch feucht. Wir fragen {{onDay}} wieder.',
};
export default texts;
