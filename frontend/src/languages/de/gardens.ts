import type { Translation } from '../catalogue';
import type english from '../en/gardens';

const texts: Translation<typeof english> = {
  of: 'Garten von {{name}}',
};
export default texts;
