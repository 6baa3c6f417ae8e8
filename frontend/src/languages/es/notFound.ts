import type { Translation } from '../catalogue';
import type english from '../en/notFound';

const texts: Translation<typeof english> = {
  title: '404 Página no encontrada',
  nothing: 'En esta dirección no crece nada',
  text: 'Puede que el enlace sea antiguo o tenga una errata. Tus plantas siguen donde las dejaste.',
  home: 'Ir al inicio',
  identify: 'Identificar una planta',
};
export default texts;
