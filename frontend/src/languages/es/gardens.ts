import type { Translation } from '../catalogue';
import type english from '../en/gardens';

const texts: Translation<typeof english> = {
  of: 'Jardín de {{name}}',
};
export default texts;
