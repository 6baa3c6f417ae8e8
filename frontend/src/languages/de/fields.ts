import type { Translation } from '../catalogue';
import type english from '../en/fields';

const texts: Translation<typeof english> = {
  optional: ' (freiwillig)',
  leaveEmpty: 'Bitte leer lassen',
};
export default texts;
