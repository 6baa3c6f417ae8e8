import { paths } from './paths';

/** Addresses of the public pages that lead to each other; apart from `paths`, which every page loads. */
export const readingPaths = {
  plants: '/plants',
  article: (slug: string) => `${paths.blog}/${slug}`,
} as const;
