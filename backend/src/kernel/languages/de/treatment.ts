import type { Translation } from '../catalogue.js';
import type english from '../en/treatment.js';

/** What problems of plants are called that nobody knows. */
const texts: Translation<typeof english> = {
  unwell: 'Sie sieht nicht gesund aus',
  stillUnwell: 'Noch nicht gesund: {{title}}',
};
export default texts;
