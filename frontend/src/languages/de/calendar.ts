import type { Translation } from '../catalogue';
import type english from '../en/calendar';

const texts: Translation<typeof english> = {
  title: 'Pflegekalender',
  away: 'Verreist du?',
  fridgeSheet: 'Blatt für den Kühlschrank',
  loading: '{{month}} wird geladen',
  noMonth: 'Für diesen Monat haben wir keinen Kalender',
  thisMonth: 'Dieser Monat',
  notLoaded: 'Diesen Monat konnten wir nicht laden',
  nothingLost: 'Es ist nichts verloren.',
  months: 'Monate',
  now: 'Zu tun',
  due: 'Geplant',
  expected: 'Voraussichtlich',
  done: 'Erledigt',
  countNow: '{{number}} zu tun',
  countDue: '{{number}} geplant',
  countExpected: '{{number}} voraussichtlich',
  countDone: '{{number}} erledigt',
  care: '{{task}}: {{plant}}',
  careBy: '{{care}}, von {{name}}',
  more: '{{number}} weitere',
  today: 'Heute',
  todayIs: 'Heute, {{day}}',
  table: '{{month}}: was ansteht, was voraussichtlich kommt, was erledigt ist',
  dayByDay: '{{month}}, Tag für Tag',
  empty: 'Nichts im {{month}}',
  earlier: 'Früher in diesem Monat',
  nothingWas: 'Im {{month}} stand nichts an, und es wurde nichts erledigt.',
  nothingIs: 'Im {{month}} steht nichts an, und es wurde nichts erledigt.',
};
export default texts;
