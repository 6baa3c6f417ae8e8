import type { Translation } from '../catalogue';
import type english from '../en/sitter';

const texts: Translation<typeof english> = {
  title: 'Die Pflanzen versorgen',
  loading: 'Was zu tun ist, wird geladen',
  closed: 'Diese Seite ist geschlossen',
  closedAbout:
    'Der Link gilt nicht mehr: Seine Tage sind vorbei, er wurde beendet, oder er muss neu erstellt werden. Vielleicht ist er auch unvollständig. Bitte frag die Person, der die Pflanzen gehören, nach einem neuen.',
  notLoaded: 'Die Aufgaben konnten wir nicht laden',
  kept: 'Was du abgehakt hast, bleibt erhalten.',
  days: '{{from}} bis {{to}}',
  note: 'Eine Nachricht für dich',
  over: 'Diese Tage sind vorbei',
  thanks: 'Danke, dass du dich um die Pflanzen gekümmert hast!',
  nothingDue: 'An diesen Tagen steht nichts an',
  nothingDueAbout: 'Die Pflanzen können warten. Bitte sieh später noch einmal nach: Das kann sich ändern.',
  today: 'Heute, {{day}}',
  nothingToday: 'Heute ist nichts zu tun.',
  nothingTodayNext: 'Heute ist nichts zu tun. Das nächste Mal: {{day}}.',
  tickHow:
    'Hake ab, was du getan hast. Aus Versehen abgehakt? Tippe noch einmal darauf, um es zurückzunehmen.',
  nextDays: 'Die nächsten Tage',
  willBe: 'Was zu tun sein wird',
  tickLater: 'Du kannst sie abhaken, wenn ihr Tag gekommen ist.',
  haveDone: 'Was du getan hast',
  doneThanks: 'Erledigt. Danke!',
  leaveIt: 'Ist sie noch feucht, gieß lieber an einem anderen Tag.',
  task: '{{task}}: {{plant}}',
  notNoted: 'Das konnten wir nicht notieren. Bitte versuche es noch einmal.',
};
export default texts;
