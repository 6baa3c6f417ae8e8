import type { Article } from '../../content/articles';
import styles from './blog.module.css';

/** The day as people write it, the same in the build and in every browser: "23 November 2026". */
const dayInWords = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

const viewsInWords = (views: number) => (views === 1 ? '1 view' : `${views} views`);

/** Who wrote an article, when, how long it takes to read and, once known, how often it was read. */
export const ArticleFacts = ({ article, views }: { article: Article; views?: number }) => (
  <p className={styles.facts}>
    <span>{article.author}</span>{' '}
    <time dateTime={article.publishedDate}>{dayInWords(article.publishedDate)}</time>{' '}
    <span>{article.readTime}</span> {views !== undefined && <span>{viewsInWords(views)}</span>}
  </p>
);
