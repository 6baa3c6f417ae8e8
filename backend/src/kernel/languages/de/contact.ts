import type { Translation } from '../catalogue.js';
import type english from '../en/contact.js';

/** Letters to the team, and the newsletter. */
const texts: Translation<typeof english> = {
  nameMissing: 'Bitte gib deinen Namen an',
  nameLong: 'Der Name ist zu lang',
  subjectMissing: 'Bitte gib einen Betreff an',
  subjectLong: 'Der Betreff ist zu lang',
  messageShort: 'Die Nachricht muss mindestens 10 Zeichen haben',
  messageLong: 'Die Nachricht ist zu lang',
  thanks: 'Danke, dass du uns geschrieben hast. Wir antworten innerhalb von 24 Stunden.',
  mailSubject: 'Nachricht: {{subject}}',
  memberWrites: '{{name}} <{{email}}>, ein Mitglied, schreibt:',
  visitorWrites: '{{name}} <{{email}}>, ohne Konto, schreibt:',
  answerGoesTo:
    'Wenn du auf diese E-Mail antwortest, geht deine Antwort an die angegebene Adresse. Sie wurde ins Formular getippt und kann falsch sein.',
  messageGone: 'Diese Nachricht ist nicht mehr da.',
  // The newsletter: its list.
  linkUnknown: 'Dieser Link gilt nicht mehr. Bitte abonniere noch einmal, dann bekommst du einen neuen.',
  openLink: 'Bitte öffne den Link in der E-Mail, die wir dir geschickt haben. Dann stehst du auf der Liste.',
  wishNoted:
    'Dieser Server verschickt noch keine E-Mails. Dein Wunsch ist notiert; den Link hat die Person, die den Server betreibt.',
  // The mail that asks whether somebody wants it.
  askTips: 'Möchtest du Pflegetipps von Leaflore?',
  hello: 'Hallo,',
  askedFor:
    'jemand, wir hoffen, das warst du, hat für diese Adresse unseren Newsletter bestellt. Einmal im Monat steht darin, was Pflanzen gerade brauchen. Wenn du ihn möchtest, öffne innerhalb von {{days}} Tagen diesen Link:',
  notYou: 'Wenn du es nicht warst, tu nichts: Wir schreiben nicht noch einmal an diese Adresse.',
  // An issue.
  why: 'Du bekommst diese E-Mail, weil du die Pflegetipps von Leaflore abonniert hast.',
  noMore: 'Keine solchen E-Mails mehr',
  noMoreAt: 'Keine solchen E-Mails mehr:\n{{link}}',
  issueOf: 'Deine Pflanzen im {{month}}',
  north: 'Im {{month}} nördlich des Äquators',
  south: 'Im {{month}} südlich des Äquators',
  plantOfMonth: 'Pflanze des Monats: {{plant}}',
  issueSent: 'Der Newsletter für diesen Monat wurde schon verschickt.',
  issueOnItsWay: 'Der Newsletter ist unterwegs.',
  notAMonth: 'Bitte gib den Monat so an: 2026-12',
};
export default texts;
