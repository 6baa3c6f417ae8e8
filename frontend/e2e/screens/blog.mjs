import { heading } from './steps.mjs';

/** The articles of the blog; its list is among the public pages. */
export const blogScreens = [
  {
    name: 'article',
    path: '/blog/creating-perfect-indoor-garden-monthly-guide',
    as: 'visitor',
    changing: ['main header + ul + p span:last-child'],
  },
  {
    name: 'blog-search',
    path: '/blog',
    as: 'visitor',
    reach: async (page) => {
      await page.getByRole('searchbox', { name: 'Search articles' }).fill('zzzz');
      await heading(page, 'Search Results');
    },
  },
  { name: 'article-missing', path: '/blog/none', as: 'visitor', mayFail: /\/blog\/none/ },
];
