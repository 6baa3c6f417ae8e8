import type { Translation } from '../catalogue';
import type english from '../en/reminders';

const texts: Translation<typeof english> = {
  title: 'Erinnerungen an die Pflege',
  due: '„{{name}}“ braucht {{onDay}} Wasser.',
  whenDue: 'sobald es ansteht',
  done: 'Fertig',
  turnOn: 'Erinnerungen einschalten',
  offer:
    'Einmal am Tag, um neun Uhr morgens oder zu einer Stunde, die du wählst, sagen wir dir, welche Pflanzen dich brauchen. Wenn nichts ansteht, und in der Nacht, hörst du nichts von uns.',
  offerOff: 'Du kannst das jederzeit ausschalten, hier oder mit dem Link in jeder Nachricht.',
  remindMe: 'Erinnere mich',
  remindMeHint: 'Eine Nachricht am Tag, nur wenn etwas ansteht. Nie in der Nacht.',
  atWhatTime: 'Um wie viel Uhr',
  timeOf: 'Ortszeit {{place}}.',
  byEmail: 'Per E-\u2060Mail',
  mailTo: 'An {{email}}.',
  mailUnconfirmed:
    'An {{email}}, sobald du diese Adresse bestätigt hast. Wie das geht, steht in deinem Profil.',
  mailUnconfirmedHere:
    'An {{email}}, sobald du diese Adresse bestätigt hast. Wie das geht, steht oben auf dieser Seite.',
  mailUndelivered:
    'An {{email}}. Dieser Server hat noch keinen Mailserver: E-\u2060Mails bleiben in einem Postfach, das nur lesen kann, wer ihn verwaltet.',
  loading: 'Deine Erinnerungen werden geladen',
  notLoaded: 'Deine Erinnerungen konnten wir nicht laden',
  carryOn: 'Sie laufen weiter wie bisher.',
  noWay: 'Wir können dich nicht erreichen',
  noWayAbout:
    'Schalte E-\u2060Mail oder Benachrich\u00adtigungen auf diesem Gerät ein, oder nimm den Kalender-Link.',
  sending: 'Wird gesendet …',
  sendTest: 'Probenachricht senden',
  sent: 'Gesendet',
  notSent: 'Nicht gesendet',
  onPhone: 'Auf deinem Handy oder Computer',
  willAsk:
    'Dein Browser fragt dann, ob Leaflore Benachrich\u00adtigungen zeigen darf. Antworte mit <strong>Zulassen</strong>.',
  showHere: 'Nachrichten auf diesem Gerät zeigen',
  unsupported:
    'Dieser Browser kann keine Benachrich\u00adtigungen zeigen. E-\u2060Mail und dein Kalender funktionieren überall.',
  needsInstall:
    'Leg Leaflore auf einem iPhone oder iPad zuerst auf den Home-Bildschirm: Tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“. Öffne Leaflore von dort und komm auf diese Seite zurück.',
  denied:
    'Du hast Nachrichten von Leaflore in diesem Browser blockiert. Um sie zuzulassen, tippe oben auf das Symbol links neben der Adresse, öffne die Berechtigungen oder die Website-Einstellungen und stell „Benachrich\u00adtigungen“ auf „Zulassen“. Lade dann diese Seite neu.',
  devices: 'Geräte, die Nachrichten zeigen',
  thisDevice: '(dieses Gerät)',
  since: 'seit dem {{day}}',
  remove: 'Entfernen',
  removeNamed: '{{name}} entfernen',
  inCalendar: 'In deinem Kalender',
  calendarAbout:
    'Dein eigener Kalender kann zeigen, was in den nächsten Wochen ansteht. Wer den Link hat, kann es lesen.',
  revoked:
    'Der Link, den du hattest, funktioniert nicht mehr: Zur Sicherheit wurden ältere Links geschlossen. Bitte erstelle einen neuen und trag ihn statt des alten in deinen Kalender ein.',
  makeLink: 'Kalender-Link erstellen',
  calendarLink: 'Kalender-Link',
  newLink: 'Neuer Link',
  turnOff: 'Ausschalten',
  howTo: 'So verwendest du ihn',
  howGoogle: '<strong>Google Kalender</strong> am Computer: Weitere Kalender, +, Per URL. Füg den Link ein.',
  howApple:
    '<strong>iPhone und iPad</strong>: Einstellungen, Kalender, Accounts, Account hinzufügen, Andere, Kalenderabo hinzufügen.',
  howOutlook: '<strong>Outlook</strong>: Kalender hinzufügen, Aus dem Internet abonnieren.',
  howSlow:
    'Kalender holen sich Neues nur ein paarmal am Tag. Bis eine Änderung erscheint, können also Stunden vergehen.',
};
export default texts;
