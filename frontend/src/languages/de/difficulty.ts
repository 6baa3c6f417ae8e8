import type { Translation } from '../catalogue';
import type english from '../en/difficulty';

const texts: Translation<typeof english> = {
  easy: 'Pflegeleicht',
  medium: 'Braucht etwas Aufmerksamkeit',
  hard: 'Anspruchsvoll',
};
export default texts;
