import type { Translation } from '../catalogue';
import type english from '../en/denied';

const texts: Translation<typeof english> = {
  title: 'Acceso denegado',
  text: 'Para ver esta página hace falta acceso de administración.',
  home: 'Ir al inicio',
};
export default texts;
