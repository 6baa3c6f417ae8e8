import english from './en/blog';
import { texts } from './texts';

/** The texts of the blog; those of its articles are in the folder `prose` of each language. */
export const tBlog = texts('blog', english);
