import type { Translation } from '../catalogue';
import type english from '../en/difficulty';

const texts: Translation<typeof english> = {
  easy: 'Fácil de cuidar',
  medium: 'Pide algo de atención',
  hard: 'Difícil de cuidar',
};
export default texts;
