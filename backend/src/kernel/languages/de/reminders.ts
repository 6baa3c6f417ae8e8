import type { Translation } from '../catalogue.js';
import type english from '../en/reminders.js';

/** Reminders: mails, notifications, the calendar, the links of messages. */
const texts: Translation<typeof english> = {
  // What is to be done.
  water: '„{{plant}}“ gießen',
  waterTwo: '„{{plant}}“ und „{{other}}“ gießen',
  waterMore_one: '„{{plant}}“ und {{count}} weitere Pflanze gießen',
  waterMore_other: '„{{plant}}“ und {{count}} weitere Pflanzen gießen',
  feed: '„{{plant}}“ düngen',
  feedTwo: '„{{plant}}“ und „{{other}}“ düngen',
  feedMore_one: '„{{plant}}“ und {{count}} weitere Pflanze düngen',
  feedMore_other: '„{{plant}}“ und {{count}} weitere Pflanzen düngen',
  repot: '„{{plant}}“ umtopfen',
  repotTwo: '„{{plant}}“ und „{{other}}“ umtopfen',
  repotMore_one: '„{{plant}}“ und {{count}} weitere Pflanze umtopfen',
  repotMore_other: '„{{plant}}“ und {{count}} weitere Pflanzen umtopfen',
  prune: '„{{plant}}“ schneiden',
  pruneTwo: '„{{plant}}“ und „{{other}}“ schneiden',
  pruneMore_one: '„{{plant}}“ und {{count}} weitere Pflanze schneiden',
  pruneMore_other: '„{{plant}}“ und {{count}} weitere Pflanzen schneiden',
  mist: '„{{plant}}“ besprühen',
  mistTwo: '„{{plant}}“ und „{{other}}“ besprühen',
  mistMore_one: '„{{plant}}“ und {{count}} weitere Pflanze besprühen',
  mistMore_other: '„{{plant}}“ und {{count}} weitere Pflanzen besprühen',
  lookAfter: 'Nach „{{plant}}“ sehen',
  untitled: 'Pflegen ({{plant}})',
  oneMoreThing: '{{task}} und noch eine Aufgabe erledigen',
  moreThings_one: '{{task}} und noch {{count}} Aufgabe erledigen',
  moreThings_other: '{{task}} und noch {{count}} Aufgaben erledigen',
  // What a message begins with.
  today: 'Heute: {{tasks}}',
  nothingDue: 'Heute steht nichts an',
  butUnwell: 'Heute steht nichts an, aber „{{plant}}“ ist nicht gesund',
  butTwoUnwell: 'Heute steht nichts an, aber „{{plant}}“ und „{{other}}“ sind nicht gesund',
  butMoreUnwell_one:
    'Heute steht nichts an, aber „{{plant}}“ und {{count}} weitere Pflanze sind nicht gesund',
  butMoreUnwell_other:
    'Heute steht nichts an, aber „{{plant}}“ und {{count}} weitere Pflanzen sind nicht gesund',
  // The rest of a message.
  hello: 'Hallo {{name}},',
  isTest: 'das ist die Probenachricht, die du wolltest.',
  testOf: 'Probe: {{news}}',
  yourTest: 'Das ist deine Probenachricht',
  stillUnwell_one: 'Noch nicht gesund: {{plants}}',
  stillUnwell_other: 'Noch nicht gesund: {{plants}}',
  andMore: 'und {{number}} weitere',
  checkFirst: 'Steck zuerst einen Finger in die Erde. Ist sie noch feucht, dann lass es: Wir fragen wieder.',
  done: 'Erledigt',
  remindTomorrow: 'Erinnere mich morgen',
  tomorrow: 'Morgen',
  noted: 'Als erledigt notiert. Danke!',
  putOff: 'Wir erinnern dich morgen.',
  open: 'Leaflore öffnen',
  noMore: 'Keine solchen Nachrichten mehr',
  noMoreAt: 'Keine solchen Nachrichten mehr:\n{{link}}',
  // What can fail, and what became of a test.
  linkUnknown: 'Dieser Link ist nicht vollständig. Bitte öffne ihn noch einmal aus der Nachricht.',
  linkExpired: 'Dieser Link ist zu alt. Bitte öffne Leaflore, um zu sehen, was ansteht.',
  calendarUnknown: 'Dieser Kalender-Link gilt nicht mehr. In deinem Profil kannst du einen neuen erstellen.',
  deviceUnknown: 'Dieses Gerät finden wir nicht unter deinen.',
  strangeService:
    'Erinnerungen erreichen diesen Browser nicht. Bitte nimm einen anderen, oder lass sie dir per E-Mail schicken.',
  deviceTaken: 'Dieses Gerät zeigt schon die Erinnerungen von jemand anderem.',
  hours: 'Bitte wähle eine Stunde von {{first}} bis {{last}}: Wir wecken niemanden auf',
  oddKeys: 'Dieser Browser hat uns Schlüssel gegeben, die wir nicht verwenden können',
  confirmFirst: 'Bitte bestätige zuerst deine E-Mail-Adresse. Wie das geht, steht oben in deinem Profil.',
  mailRefused: 'Der Mailserver hat die Nachricht nicht angenommen. Bitte versuche es später noch einmal.',
  mailKept:
    'Dieser Server bewahrt seine E-Mails in einem Postfach auf, das nur lesen kann, wer ihn verwaltet. Dort liegt deine Probenachricht.',
  mailSent:
    'Gesendet an {{email}}. Das kann eine Minute dauern. Wenn sie nicht ankommt, sieh im Spam-Ordner nach.',
  noDevice: 'Noch zeigt kein Gerät Erinnerungen. Schalte sie zuerst für dieses Gerät ein.',
  pushAway:
    'Der Nachrichtendienst deines Browsers hat nicht geantwortet. Bitte versuche es in einer Minute noch einmal.',
  pushRefused: 'Dein Gerät nimmt keine Nachrichten mehr an. Bitte schalte sie dort wieder ein.',
  sentOne: 'An ein Gerät gesendet.',
  sentMany_one: 'An {{count}} Gerät gesendet.',
  sentMany_other: 'An {{count}} Geräte gesendet.',
};
export default texts;
