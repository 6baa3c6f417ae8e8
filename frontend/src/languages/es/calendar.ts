import type { Translation } from '../catalogue';
import type english from '../en/calendar';

const texts: Translation<typeof english> = {
  title: 'Calendario de cuidados',
  away: '¿Te vas unos días?',
  fridgeSheet: 'Hoja para la nevera',
  loading: 'Cargando {{month}}',
  noMonth: 'No tenemos ningún calendario para este mes',
  thisMonth: 'Este mes',
  notLoaded: 'No hemos podido cargar este mes',
  nothingLost: 'No se ha perdido nada.',
  months: 'Meses',
  now: 'Por hacer',
  due: 'Planificado',
  expected: 'Probable',
  done: 'Hecho',
  countNow: 'por hacer: {{number}}',
  countDue: 'planificado: {{number}}',
  countExpected: 'probable: {{number}}',
  countDone: 'hecho: {{number}}',
  care: '{{task}}: {{plant}}',
  careBy: '{{care}}, por {{name}}',
  more: '{{number}} más',
  today: 'Hoy',
  todayIs: 'Hoy, {{day}}',
  table: '{{month}}: lo que toca, lo que es probable y lo que se ha hecho',
  dayByDay: '{{month}}, día a día',
  empty: 'Nada en {{month}}',
  earlier: 'Este mes, en días pasados',
  nothingWas: 'En {{month}} no tocaba nada y no se hizo nada.',
  nothingIs: 'En {{month}} no toca nada y no se ha hecho nada.',
};
export default texts;
