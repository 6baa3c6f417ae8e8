import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { articles, findArticles, tags, type Article } from '../../content/articles';
import { ShareLater } from '../../features/share/share-later';
import { tBlog } from '../../languages/blog';
import { reportEvent } from '../../shared/analytics/analytics';
import { useDebounced } from '../../shared/lib/use-debounced';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { Chips } from '../../shared/ui/chips';
import { Late } from '../../shared/ui/late';
import { Page, Section } from '../../shared/ui/page';
import { SearchField } from '../../shared/ui/search-field';
import { ArticleCard } from './article-card';
import { blogHead } from './article-head';
import styles from './blog.module.css';

const MAX_TAGS = 3;
const SEARCH_REPORTED_AFTER_MS = 1000;
const loadNewsletter = async () =>
  (await import('../../features/newsletter/newsletter-signup')).NewsletterSignup;

/** The topics, and first all of them. */
const options = () => [
  { value: '', label: tBlog('allTopics') },
  ...tags().map((tag) => ({ value: tag, label: tag })),
];

/** The list of articles, with a search and a filter by topic. */
export function ArticleList() {
  const [search, setSearch] = useState('');
  const [topic, setTopic] = useState('');
  const found = findArticles(search, topic);
  const isNarrowed = search.trim() !== '' || topic !== '';
  useReportedSearch(search.trim());

  // What was typed before the app had come is searched for.
  const tools = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => setSearch(tools.current!.querySelector('input')!.value), []);

  // Pressing the chosen topic again takes it away.
  const choose = (next: string) => {
    setTopic(next === topic ? '' : next);
    reportEvent('blog_filter');
  };
  // The button goes with the filters, which take the focus; the search field would open a phone's keyboard.
  const clear = () => {
    setSearch('');
    setTopic('');
    tools.current!.focus();
  };

  return (
    <Page title={tBlog('title')} lead={tBlog('lead')} head={blogHead()}>
      <div ref={tools} tabIndex={-1} className={styles.tools} role="search">
        <SearchField label={tBlog('search')} value={search} onSearch={setSearch} />
        <Chips label={tBlog('topic')} options={options()} value={topic} onChange={choose} />
      </div>
      {!isNarrowed && (
        <Section title={tBlog('featured')}>
          <Cards of={articles.filter(({ featured }) => featured)} />
        </Section>
      )}
      <Section title={tBlog(isNarrowed ? 'results' : 'latest')}>
        <p role="status">{tBlog('articles', { count: found.length })}</p>
        {found.length > 0 ? <Cards of={found} /> : <p>{tBlog('noneFound')}</p>}
        {isNarrowed && (
          <p>
            <Button look="secondary" onClick={clear}>
              {tBlog('clear')}
            </Button>
          </p>
        )}
      </Section>
      <Late load={loadNewsletter} of={{ button: tBlog('subscribe') }} className={styles.newsletter} />
      <Section title={tBlog('shareBlog')}>
        <ShareLater
          title={tBlog('ofLeaflore')}
          description={tBlog('shareBlogText')}
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
