import type { Translation } from '../catalogue';
import type english from '../en/charts';

const texts: Translation<typeof english> = {
  time: 'Periodo',
  days: '{{number}} días',
  asTable: '{{title}}, en una tabla',
  day: 'Día',
  inAll: '{{sum}} en total',
  onAverage: '{{time}} de media',
  ms: '{{time}} ms',
  signUps: 'Cuentas nuevas',
  identifications: 'Identificaciones',
  responseTimeOfAi: 'Tiempo de respuesta de la IA',
  responseTime: 'Tiempo de respuesta',
  costOfAi: 'Coste de la IA',
  cost: 'Coste',
  tokens: 'Tokens de la IA',
  read: 'Leídos',
  written: 'Escritos',
};
export default texts;
