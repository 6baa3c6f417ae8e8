import type { Translation } from '../catalogue.js';
import type english from '../en/treatment.js';

/** What problems of plants are called that nobody knows. */
const texts: Translation<typeof english> = {
  unwell: 'No tiene buen aspecto',
  stillUnwell: 'Todavía no está bien: {{title}}',
};
export default texts;
