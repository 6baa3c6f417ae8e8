import type { Translation } from '../catalogue';
import type english from '../en/safety';

const texts: Translation<typeof english> = {
  toxic: 'Venenosa para los animales de casa',
  caution: 'Mantener lejos de los animales de casa',
  nonToxic: 'No es venenosa para los animales de casa',
  unknown: 'No sabemos si es segura para los animales de casa',
  source: 'Leer la fuente ({{site}})',
};
export default texts;
