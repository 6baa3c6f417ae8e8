import type { Translation } from '../catalogue';
import type english from '../en/newsletterIssues';

const texts: Translation<typeof english> = {
  title: 'Newsletter',
  lead: 'Aus der Jahreszeit und der Bibliothek geschrieben. Sieh ihn dir an, dann verschick ihn: jeden Monat einmal.',
  loading: 'Der Newsletter wird geladen',
  month: 'Monat',
  sentSoFar: 'Bisher verschickt',
  lookAgain: 'Noch einmal nachsehen',
  listNotLoaded: 'Die Liste konnten wir nicht laden',
  none: 'Noch wurde kein Newsletter verschickt.',
  sent: 'Verschickt: {{sent}}.',
  underWay: 'Verschickt: {{sent}}, noch offen: {{waiting}}.',
  lost: 'Nicht zustellbar: {{failed}}.',
  notWritten: 'Diese Ausgabe konnten wir nicht schreiben',
  writing: 'Die Ausgabe wird geschrieben',
  preview: 'Vorschau',
  sentAlready: 'Diese Ausgabe wurde schon verschickt.',
  sendTo_one: 'An {{count}} Person senden',
  sendTo_other: 'An {{count}} Personen senden',
  nobody: 'Noch hat ihn niemand abonniert.',
  sureTitle: 'Jetzt verschicken?',
  sureText_one: '„{{subject}}“ geht an {{count}} Person und lässt sich nicht zurückholen.',
  sureText_other: '„{{subject}}“ geht an {{count}} Personen und lässt sich nicht zurückholen.',
  sendNow: 'Verschicken',
  notYet: 'Noch nicht',
  sending: 'Wird gesendet …',
  sentTitle: 'Newsletter verschickt',
  notSent: 'Der Newsletter wurde nicht verschickt.',
};
export default texts;
