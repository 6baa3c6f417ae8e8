import type { Translation } from '../catalogue';
import type english from '../en/toasts';

const texts: Translation<typeof english> = {
  error: 'Error',
  didNotWork: 'No ha funcionado. Inténtalo de nuevo.',
  notSaved: 'No se ha podido guardar. Inténtalo de nuevo.',
  noted: 'Anotado',
  undone: 'Deshecho',
  asItWas: 'Todo vuelve a estar como estaba.',
  mistake: '¿Lo has pulsado sin querer? Con «Deshacer» vuelve.',
  message: 'Mensaje',
  messages: 'Mensajes ({hotkey})',
};
export default texts;
