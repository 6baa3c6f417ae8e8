import { Suspense } from 'react';
import { bodies } from '../../content/article-bodies';
import { relatedTo, type Article } from '../../content/articles';
import { tBlog } from '../../languages/blog';
import { ShareLater } from '../../features/share/share-later';
import { paths } from '../../shared/paths';
import { readingPaths } from '../../shared/reading-paths';
import { EmptyState } from '../../shared/ui/empty-state';
import { LinkButton } from '../../shared/ui/link-button';
import { Page, Section } from '../../shared/ui/page';
import { Skeleton } from '../../shared/ui/skeleton';
import { ArticleCard } from './article-card';
import { ArticleFacts } from './article-facts';
import { articleHead } from './article-head';
import styles from './blog.module.css';
import { useViews } from './use-views';
import { Prose } from '../prose';

const MAX_TAGS_OF_RELATED = 2;

/** An article of the blog. */
export function ArticleText({ article }: { article: Article }) {
  const { slug, title, excerpt, tags, imageUrl } = article;
  const views = useViews(slug);
  const Body = bodies[slug]();
  return (
    <Page title={title} lead={excerpt} width="read" head={articleHead(article)}>
      <ul role="list" className={styles.tags} aria-label={tBlog('tags')}>
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      <ArticleFacts article={article} views={views} />
      <div className={styles.hero}>
        <img src={imageUrl} alt="" width="320" height="240" />
      </div>
      <Suspense fallback={<Skeleton count={6} label={tBlog('loading')} />}>
        <div className={styles.body}>
          <Prose>
            <Body />
          </Prose>
        </div>
      </Suspense>
      <div className={styles.after}>
        <Section title={tBlog('share')}>
          <ShareLater
            title={title}
            description={excerpt}
            url={readingPaths.article(slug)}
            variant="buttons"
          />
        </Section>
        <Section title={tBlog('related')}>
          <div className={styles.list}>
            {relatedTo(article).map((other) => (
              <ArticleCard key={other.slug} article={other} maxTags={MAX_TAGS_OF_RELATED} readMore />
            ))}
          </div>
        </Section>
      </div>
    </Page>
  );
}

/** Where there is no article. */
export const NoArticle = () => (
  <Page title={tBlog('notFound')}>
    <EmptyState
      title={tBlog('nothingHere')}
      actions={<LinkButton to={paths.blog}>{tBlog('back')}</LinkButton>}
    >
      <p>{tBlog('notThere')}</p>
    </EmptyState>
  </Page>
);
