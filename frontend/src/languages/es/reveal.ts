import type { Translation } from '../catalogue';
import type english from '../en/reveal';

const texts: Translation<typeof english> = {
  show: 'Mostrar',
  hide: 'Ocultar',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
};
export default texts;
