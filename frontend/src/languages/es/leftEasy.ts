import type { Translation } from '../catalogue';
import type english from '../en/leftEasy';

const texts: Translation<typeof english> = {
  title: 'La aplicación completa',
  text: 'La vista fácil está en «Pantalla» cuando quieras volver a ella.',
};
export default texts;
