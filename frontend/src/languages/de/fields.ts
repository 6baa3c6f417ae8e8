import type { Translation } from '../catalogue';
import type english from '../en/fields';

const texts: Translation<typeof english> = {
  optional: ' (frei\u00adwillig)',
  leaveEmpty: 'Bitte leer lassen',
};
export default texts;
