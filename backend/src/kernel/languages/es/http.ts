import type { Translation } from '../catalogue.js';
import type english from '../en/http.js';

/** What any route may answer. */
const texts: Translation<typeof english> = {
  check: 'Comprueba lo que has escrito.',
  unreadable: 'No hemos podido leer esta petición.',
  nothingHere: 'En esta dirección no hay nada.',
  tooLarge: 'Es demasiado grande para enviarlo.',
  unsupported: 'Este tipo de contenido no se admite aquí.',
  recordsAway: 'Ahora mismo no podemos consultar nuestros datos. Inténtalo de nuevo dentro de un momento.',
  unexpected: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo.',
};
export default texts;
