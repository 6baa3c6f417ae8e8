import type { Translation } from '../catalogue';
import type english from '../en/compare';

const texts: Translation<typeof english> = {
  title: '{{plant}}, antes y después',
  before: 'Antes',
  after: 'Después',
  how: 'Cómo se muestran las fotos',
  slider: 'Control deslizante',
  beside: 'Una al lado de la otra',
  share: 'Cuánto se ve de la foto de antes',
  shares: '{{before}} % antes, {{after}} % después',
};
export default texts;
