import type { Translation } from '../catalogue.js';
import type english from '../en/blog.js';

/** The blog. */
const texts: Translation<typeof english> = {
  noArticle: 'Diesen Artikel gibt es nicht.',
};
export default texts;
