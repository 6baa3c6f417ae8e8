import type { Translation } from '../catalogue';
import type english from '../en/noting';

const texts: Translation<typeof english> = {
  whichDay: '¿Qué día fue?',
  about: '{{plant}}: {{done}}',
  chooseDay: 'Otro día',
  note: 'Anotarlo en ese día',
  noDay: 'Elige un día que ya haya pasado, como mucho de hace un año.',
  takeBackAsked:
    '¿Lo retiramos? Quedará como si nunca se hubiera anotado, y la próxima fecha dependerá de lo demás.',
  takeBackNamed: 'Retirar: {{done}}',
  keep: 'Dejarlo como está',
};
export default texts;
