import type { Translation } from '../catalogue';
import type english from '../en/calendar';

const texts: Translation<typeof english> = {
  title: 'Pflege\u00adkalender',
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
  expected: 'Voraus\u00adsichtlich',
  done: 'Erledigt',
  countNow: '{{number}} zu tun',
  countDue: '{{number}} geplant',
  countExpected: '{{number}} voraus\u00adsichtlich',
  countDone: '{{number}} erledigt',
  care: '{{task}}: {{plant}}',
  careBy: '{{care}}, von {{name}}',
  more: '{{number}} weitere',
  today: 'Heute',
  todayIs: 'Heute, {{day}}',
  table: '{{month}}: was ansteht, was voraus\u00adsichtlich kommt, was erledigt ist',
  dayByDay: '{{month}}, Tag für Tag',
  empty: 'Nichts im {{month}}',
  earlier: 'Früher in diesem Monat',
  nothingWas: 'Im {{month}} stand nichts an, und es wurde nichts erledigt.',
  nothingIs: 'Im {{month}} steht nichts an, und es wurde nichts erledigt.',
};
export default texts;
