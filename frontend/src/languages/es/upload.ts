import type { Translation } from '../catalogue';
import type english from '../en/upload';

const texts: Translation<typeof english> = {
  needsLogin: 'Hay que iniciar sesión',
  expired: 'La solicitud ha caducado',
  notTaken: 'El servidor no ha aceptado la foto',
  unreadable: 'No podemos leer esta imagen. Elige una foto en JPEG, PNG, WebP, HEIC o AVIF, por favor.',
  tooLarge: 'Esta foto ocupa más de {{size}} MB. Elige una más pequeña, por favor.',
  tooManyPixels: 'Esta foto tiene más de 50 megapíxeles. Elige una más pequeña, por favor.',
  noPicture: 'Esto no es una imagen. Elige una foto, por favor.',
  oneOnly: 'Elige una sola foto, por favor.',
  failed: 'No ha funcionado',
  waiting: 'Lista para subir',
  preparing: 'Preparando tu foto...',
  sending: 'Enviando tu foto...',
  saving: 'Guardando...',
  complete: 'Listo',
  paused: 'Esperando a que haya conexión. Después seguimos sin que hagas nada.',
  chosen: 'La foto que has elegido',
  choose: 'Elegir una foto',
  chooseAnother: 'Elegir otra',
};
export default texts;
