import type { Translation } from '../catalogue';
import type english from '../en/kept';

const texts: Translation<typeof english> = {
  title: 'Mirado en este dispositivo',
  waiting_one: '{{names}}: se añadirá aquí cuando vuelvas a tener conexión.',
  waiting_many: '{{names}}: se añadirán aquí cuando vuelvas a tener conexión.',
  waiting_other: '{{names}}: se añadirán aquí cuando vuelvas a tener conexión.',
  notAdded: 'No hemos podido añadir «{{name}}»',
  lookedAt: 'Se miró en este dispositivo el {{day}}.',
  remove: 'Quitar',
};
export default texts;
