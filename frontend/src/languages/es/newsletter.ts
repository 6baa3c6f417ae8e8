import type { Translation } from '../catalogue';
import type english from '../en/newsletter';

const texts: Translation<typeof english> = {
  welcome: '¡Te damos la bienvenida a la familia!',
  title: 'Sigue creciendo',
  text: 'Lo que tus plantas necesitan ahora, una vez al mes por correo. Puedes darte de baja con un toque.',
  yourEmail: 'Tu correo electrónico',
  sending: 'Enviando...',
  getTips: 'Recibir consejos',
  notAdded: 'No hemos podido ponerte en la lista. Inténtalo de nuevo.',
  invalidEmail: 'Esta dirección de correo no es válida',
};
export default texts;
