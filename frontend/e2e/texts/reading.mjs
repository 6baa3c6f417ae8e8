import { onIPhone } from '../iphone.mjs';
import { newEmail } from '../browser.mjs';
import { all, press } from './steps.mjs';

/** The code of a visitor's page runs with the first movement. */
const wake = (page) => page.mouse.move(10, 10);

/** Section 2, the blog. */
export const reading = [
  {
    name: 'blog',
    path: '/blog',
    as: 'visitor',
    reach: wake,
    roles: [
      ...all('heading', 'Featured Articles', 'Latest Articles', 'Stay Growing'),
      ...all('button', 'All Topics', 'Subscribe', 'Copy Link'),
      ...all('link', 'Twitter', 'Facebook', 'LinkedIn'),
    ],
  },
  {
    name: 'blog without a match',
    path: '/blog',
    as: 'visitor',
    reach: (page) => page.getByLabel('Search articles').fill('zzzz'),
    roles: [...all('heading', 'Search Results'), ...all('button', 'Clear Filters')],
    texts: ['No articles found matching your criteria.'],
  },
  {
    name: 'article',
    path: '/blog/common-houseplant-problems-ai-diagnosis',
    as: 'visitor',
    reach: wake,
    roles: all('heading', 'Related Articles'),
    texts: ['Read More'],
    parts: ['min read'],
  },
  {
    name: 'an article that does not exist',
    path: '/blog/none',
    as: 'visitor',
    mayFail: /\/blog\/none$/,
    roles: [...all('heading', 'Article Not Found'), ...all('link', 'Back to Blog')],
    texts: ["The article you're looking for doesn't exist."],
  },
];

/** Section 2, shared widgets. */
export const widgets = [
  {
    name: 'newsletter card',
    path: '/about',
    as: 'visitor',
    reach: wake,
    roles: [...all('heading', 'Stay Growing'), ...all('button', 'Get Growing Tips')],
  },
  {
    name: 'subscribed to the newsletter',
    path: '/about',
    as: 'visitor',
    reach: async (page) => {
      await wake(page);
      await page.getByLabel('Your email').fill(newEmail());
      await press('Get Growing Tips')(page);
    },
    roles: all('heading', 'Welcome to the Family!'),
  },
  {
    name: 'installing on an iPhone',
    path: '/',
    as: 'member',
    prepare: onIPhone,
    roles: all('button', 'Got it!'),
    texts: [
      'Offline identification',
      'Quick camera access',
      'Push notifications',
      'Home screen access',
      'Share',
      'Add to Home Screen',
    ],
  },
];
