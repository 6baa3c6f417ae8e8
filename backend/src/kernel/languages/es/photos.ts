import type { Translation } from '../catalogue.js';
import type english from '../en/photos.js';

/** Photos, and where they are kept. */
const texts: Translation<typeof english> = {
  notAPhoto: 'Esta foto no es una imagen que podamos leer. Envía una foto en JPEG, PNG, WebP, HEIC o AVIF.',
  notAPhotoOf:
    'La foto {{position}} no es una imagen que podamos leer. Envía una foto en JPEG, PNG, WebP, HEIC o AVIF.',
  broken: 'Esta foto está dañada o incompleta. Elígela otra vez o haz otra.',
  brokenOf: 'La foto {{position}} está dañada o incompleta. Elígela otra vez o haz otra.',
  tooLarge: 'Esta foto ocupa más de 10 MB. Elige una más pequeña.',
  tooLargeOf: 'La foto {{position}} ocupa más de 10 MB. Elige una más pequeña.',
  tooManyPixels: 'Esta foto tiene más de 50 megapíxeles. Elige una más pequeña.',
  tooManyPixelsOf: 'La foto {{position}} tiene más de 50 megapíxeles. Elige una más pequeña.',
  tooHeavy:
    'Esta foto necesita demasiada memoria para abrirse. Guárdala como un JPEG normal o elige una más pequeña.',
  tooHeavyOf:
    'La foto {{position}} necesita demasiada memoria para abrirse. Guárdala como un JPEG normal o elige una más pequeña.',
  unreadable: 'Esta foto no se ha podido leer. Elige otra.',
  unreadableOf: 'La foto {{position}} no se ha podido leer. Elige otra.',
  busy: 'Ahora mismo pregunta mucha gente. Inténtalo de nuevo dentro de un momento. No se ha gastado ninguna identificación.',
  pictureNotFound: 'No encontramos esta imagen.',
  storageFull: 'Ahora mismo no queda sitio para imágenes en este servidor. No ha cambiado nada.',
  storageAway: 'Ahora mismo no podemos acceder a nuestras imágenes. Inténtalo de nuevo dentro de un momento.',
  uploadNotFound: 'No encontramos este envío. Elige la foto otra vez.',
  uploadExpired: 'Ha pasado demasiado tiempo',
  gone: 'Esta foto ya no está. Elígela otra vez.',
  uploadUsed: 'Aquí ya se ha enviado una foto. Elige la foto otra vez.',
  spaceUsed: 'Tus fotos ocupan los 2 GB que tiene cada cuenta. Borra algunas que ya no necesites.',
  choose: 'Elige una foto',
};
export default texts;
