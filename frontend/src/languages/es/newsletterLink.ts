import type { Translation } from '../catalogue';
import type english from '../en/newsletterLink';

const texts: Translation<typeof english> = {
  title: 'Boletín',
  welcome: '¡Te damos la bienvenida a la familia!',
  onList: 'Ya estás en la lista. Los próximos consejos llegarán a tu correo.',
  askJoin: '¿Te enviamos consejos a tu correo, una vez al mes?',
  yes: 'Sí, quiero recibir consejos',
  left: 'Ya no recibirás el boletín.',
  leftText: 'Tu dirección se ha borrado de la lista.',
  askLeave: '¿Dejamos de enviarte el boletín?',
  stop: 'Dejar de recibir el boletín',
  looking: 'Comprobando el enlace',
  unknown: 'Este enlace ya no funciona.',
  unknownText: 'Suscríbete de nuevo para recibir otro.',
  notLooked: 'No hemos podido comprobar este enlace',
  failed: 'No ha funcionado. Inténtalo de nuevo.',
  open: 'Abrir Leaflore',
};
export default texts;
