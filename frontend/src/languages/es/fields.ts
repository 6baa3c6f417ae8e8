import type { Translation } from '../catalogue';
import type english from '../en/fields';

const texts: Translation<typeof english> = {
  optional: ' (opcional)',
  leaveEmpty: 'Dejar esto vacío',
};
export default texts;
