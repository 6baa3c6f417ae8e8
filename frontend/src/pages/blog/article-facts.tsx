import type { Article } from '../../content/articles';
import { tBlog } from '../../languages/blog';
import { perLanguage } from '../../languages/language';
import styles from './blog.module.css';

/** The day as people write it, the same in the build and in every browser: "23 November 2026". */
const dayFormat = perLanguage(
  ({ locale }) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
);

/** Who wrote an article, when, how long it takes to read and, once known, how often it was read. */
export const ArticleFacts = ({ article, views }: { article: Article; views?: number }) => (
  <p className={styles.facts}>
    <span>{article.author}</span>{' '}
    <time dateTime={article.publishedDate}>{dayFormat().format(new Date(article.publishedDate))}</time>{' '}
    <span>{article.readTime}</span> {views !== undefined && <span>{tBlog('views', { count: views })}</span>}
  </p>
);
