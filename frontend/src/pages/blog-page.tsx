import { useParams } from 'react-router-dom';
import { articleAt } from '../content/articles';
import { ArticleList } from './blog/article-list';
import { ArticleText, NoArticle } from './blog/article-text';

/** The blog: its articles as a list, or one of them. */
export function BlogPage() {
  const { '*': rest = '' } = useParams();
  const slug = rest.toLowerCase().replace(/\/$/, '');
  const article = articleAt(slug);
  if (!slug) return <ArticleList />;
  return article ? <ArticleText key={slug} article={article} /> : <NoArticle />;
}
