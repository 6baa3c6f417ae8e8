import type { Translation } from '../catalogue';
import type english from '../en/answered';

const texts: Translation<typeof english> = {
  title: 'Han respondido a tu pregunta',
  read: 'Leer la respuesta',
  text: 'Está en la comunidad, debajo de tu pregunta.',
};
export default texts;
