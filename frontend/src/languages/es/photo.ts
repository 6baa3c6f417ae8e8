import type { Translation } from '../catalogue';
import type english from '../en/photo';

const texts: Translation<typeof english> = {
  unreadable: 'Este archivo no se puede leer. Elige una foto, por favor.',
  tooLarge: 'Esta foto ocupa más de 10 MB. Elige una más pequeña, por favor.',
  tooManyPixels: 'Esta foto tiene demasiados píxeles. Elige una más pequeña, por favor.',
};
export default texts;
