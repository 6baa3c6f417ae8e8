import { Link } from 'react-router-dom';
import type { Article } from '../../content/articles';
import { tBlog } from '../../languages/blog';
import { reportEvent } from '../../shared/analytics/analytics';
import { readingPaths } from '../../shared/reading-paths';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { ArticleFacts } from './article-facts';
import styles from './blog.module.css';

interface Props {
  article: Article;
  /** How many of its tags are shown. */
  maxTags: number;
  /** The level of its heading. */
  level?: 2 | 3;
  /** Ends with a link that says so. */
  readMore?: boolean;
}

/** An article in a list: its drawing, its title, what it is about, and some of its tags. */
export function ArticleCard({ article, maxTags, level = 3, readMore }: Props) {
  const { id, slug, title, excerpt, imageUrl, tags } = article;
  const Heading = `h${level}` as const;
  const note = () => reportEvent('blog_post_click', { article: id });
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <img src={imageUrl} alt="" loading="lazy" width="320" height="240" />
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link to={readingPaths.article(slug)} onClick={note}>
            {title}
          </Link>
        </Heading>
        <ArticleFacts article={article} />
        <p>{excerpt}</p>
        <ul role="list" className={styles.tags} aria-label={tBlog('tags')}>
          {tags.slice(0, maxTags).map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        {readMore && (
          <p>
            <Link className={styles.more} to={readingPaths.article(slug)} onClick={note}>
              <span>{tBlog('readMore')}</span>
              <VisuallyHidden>: {title}</VisuallyHidden>
            </Link>
          </p>
        )}
      </div>
    </article>
  );
}
