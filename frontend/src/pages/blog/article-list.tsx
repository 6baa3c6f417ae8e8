import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { articles, findArticles, tags, type Article } from '../../content/articles';
import { ShareLater } from '../../features/share/share-later';
import { reportEvent } from '../../shared/analytics/analytics';
import { useDebounced } from '../../shared/lib/use-debounced';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { Chips } from '../../shared/ui/chips';
import { Late } from '../../shared/ui/late';
import { Page, Section } from '../../shared/ui/page';
import { TextField } from '../../shared/ui/text-field';
import { ArticleCard } from './article-card';
import { blogHead } from './article-head';
import styles from './blog.module.css';

const ALL = 'All Topics';
const MAX_TAGS = 3;
const SEARCH_REPORTED_AFTER_MS = 1000;
const options = [ALL, ...tags].map((tag) => ({ value: tag, label: tag }));
const loadNewsletter = async () =>
  (await import('../../features/newsletter/newsletter-signup')).NewsletterSignup;
const SUBSCRIBE = { button: 'Subscribe' } as const;

/** The list of articles, with a search and a filter by topic. */
export function ArticleList() {
  const [search, setSearch] = useState('');
  const [topic, setTopic] = useState(ALL);
  const found = findArticles(search, topic === ALL ? undefined : topic);
  const isNarrowed = search.trim() !== '' || topic !== ALL;
  useReportedSearch(search.trim());

  // What was typed before the app had come is searched for.
  const tools = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => setSearch(tools.current!.querySelector('input')!.value), []);

  // Pressing the chosen topic again takes it away.
  const choose = (next: string) => {
    setTopic(next === topic ? ALL : next);
    reportEvent('blog_filter');
  };
  const clear = () => {
    setSearch('');
    setTopic(ALL);
  };

  return (
    <Page
      title="Plant Care Blog"
      lead="Plain articles on recognising plants, caring for them and helping them when they are ill."
      head={blogHead()}
    >
      <div ref={tools} className={styles.tools} role="search">
        <TextField
          label="Search articles"
          icon="search"
          type="search"
          autoComplete="off"
          maxLength={100}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Chips label="Topic" options={options} value={topic} onChange={choose} />
      </div>
      {!isNarrowed && (
        <Section title="Featured Articles">
          <Cards of={articles.filter(({ featured }) => featured)} />
        </Section>
      )}
      <Section title={isNarrowed ? 'Search Results' : 'Latest Articles'}>
        <p role="status">{found.length === 1 ? '1 article' : `${found.length} articles`}</p>
        {found.length > 0 ? <Cards of={found} /> : <p>No articles found matching your criteria.</p>}
        {isNarrowed && (
          <p>
            <Button look="secondary" onClick={clear}>
              Clear Filters
            </Button>
          </p>
        )}
      </Section>
      <Late load={loadNewsletter} of={SUBSCRIBE} className={styles.newsletter} />
      <Section title="Share the blog">
        <ShareLater
          title="Leaflore: Plant Care Blog"
          description="Plain articles on recognising plants and caring for them."
          url={paths.blog}
          variant="buttons"
        />
      </Section>
    </Page>
  );
}

const Cards = ({ of }: { of: Article[] }) => (
  <div className={styles.list}>
    {of.map((article) => (
      <ArticleCard key={article.slug} article={article} maxTags={MAX_TAGS} />
    ))}
  </div>
);

/** Reports what was searched for when the typing has stopped. */
function useReportedSearch(search: string) {
  const settled = useDebounced(search, SEARCH_REPORTED_AFTER_MS);
  useEffect(() => {
    if (settled) reportEvent('blog_search', { length: settled.length });
  }, [settled]);
}
