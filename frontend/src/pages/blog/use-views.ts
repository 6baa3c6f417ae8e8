import { useEffect } from 'react';
import { useCountArticleViewMutation } from '../../shared/api/blog';

/** How often an article was read, this time included; undefined until the server has answered. */
export function useViews(slug: string): number | undefined {
  const [count, { data }] = useCountArticleViewMutation();
  useEffect(() => void count({ slug }), [count, slug]);
  return data?.views;
}
