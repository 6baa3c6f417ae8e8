import type { Translation } from '../catalogue';
import type english from '../en/gardens';

const texts: Translation<typeof english> = {
  of: 'Jardín de {{name}}',
  share: 'Compartir tu jardín',
};
export default texts;
