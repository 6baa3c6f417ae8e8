import type { Translation } from '../catalogue';
import type english from '../en/writing';

const texts: Translation<typeof english> = {
  nothing: 'Escribe algo, marca lo que has hecho o añade una foto.',
  edit: 'Editar la entrada',
  kept: 'Aún sin guardar. Hemos conservado lo que escribiste.',
  see: '¿Qué ves?',
  seeHint: 'Una hoja nueva, una flor, una mancha que te preocupa.',
  whatDone: '¿Qué has hecho?',
  onItsWay: 'Tu foto está en camino',
  notSaved: 'Aún sin guardar',
  stillHere: '{{failure}} Todo sigue aquí: inténtalo de nuevo.',
  notThrough: 'Tu entrada no ha llegado.',
  saving: 'Guardando...',
  discard: 'Descartar',
  photo: 'La foto de esta entrada',
  gettingReady: 'Preparando tu foto…',
  anotherPhoto: 'Elegir otra foto',
  addPhoto: 'Añadir una foto',
  removePhoto: 'Quitar la foto',
};
export default texts;
