import type { Translation } from '../catalogue';
import type english from '../en/sample';

const texts: Translation<typeof english> = {
  total: 'Todas',
  healthy: 'Sanas',
  needWater: 'Necesitan agua',
  coleus: 'Cóleo',
  coleusNext: 'Regar otra vez dentro de 3 días',
  waterLily: 'Nenúfar',
  waterLilyNext: 'Rellenar el estanque el domingo',
};
export default texts;
