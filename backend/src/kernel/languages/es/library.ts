import type { Translation } from '../catalogue.js';
import type english from '../en/library.js';

/** The plant library. */
const texts: Translation<typeof english> = {
  drawingNotFound: 'Ese dibujo no existe.',
  guideNotFound: 'No tenemos ninguna guía de cuidados en esta dirección.',
  noCategory: 'Esa categoría no existe',
  oneText: 'Busca un solo texto, por favor',
  tooLong: 'Busca un texto de 100 letras como máximo, por favor',
};
export default texts;
