import { see } from '../browser.mjs';

/** Pages of a new member as they come, the open menu, and an address that leads nowhere. */
export const memberPages = [
  { name: 'home', path: '/', as: 'member' },
  {
    name: 'menu',
    path: '/profile',
    as: 'member',
    reach: async (page) => {
      const menu = page.getByRole('button', { name: 'Menu' });
      if (await menu.isVisible()) await menu.click();
    },
  },
  ...['garden', 'premium', 'profile', 'admin', 'community'].map((name) => ({
    name,
    path: `/${name}`,
    as: 'member',
  })),
  {
    name: 'chat',
    path: '/chat',
    as: 'member',
    mayFail: /api\/chat\/conversations/, // without premium there may be none
    reach: (page) =>
      see(page.getByText('AI Chat is a premium feature. Please upgrade your account.').first()),
  },
  ...['about', 'contact', 'blog', 'privacy', 'terms'].map((name) => ({
    name: `${name}-member`,
    path: `/${name}`,
    as: 'member',
  })),
  { name: 'not-found', path: '/nowhere', as: 'member', mayFail: /\/nowhere/ },
];
