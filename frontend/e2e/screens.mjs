import { entranceScreens } from './screens/entrance.mjs';
import { gardenScreens } from './screens/garden.mjs';
import { gardenStateScreens } from './screens/garden-states.mjs';
import { identifyScreens } from './screens/identify.mjs';
import { libraryScreens } from './screens/library.mjs';
import { ownDataScreens } from './screens/own-data.mjs';
import { plantScreens } from './screens/plant.mjs';
import { plantStateScreens } from './screens/plant-states.mjs';
import { profilePhoto } from './screens/profile.mjs';
import { reminderScreens } from './screens/reminders.mjs';

/**
 * Every screen that is looked at: its name, its address, who sees it, how many identifications they have used, what is
 * done to reach the state that it is named after, which places, beside every `<time>`, show something else each day,
 * which day the browser believes it is, where that matters, up to which height in px it is looked at, where it is
 * very long, which parts of it axe passes over, and what is answered in place of the server.
 * @type {{ name: string, path: string, as: 'visitor' | 'member', used?: number, mayFail?: RegExp, changing?: string[], isOfToday?: boolean,
 *   on?: string, upTo?: number, without?: string[], answers?: (page: import('playwright-core').Page) => Promise<void> | void,
 *   reach?: (page: import('playwright-core').Page) => Promise<void> }[]}
 */
export const screens = [
  ...entranceScreens,
  { name: 'home', path: '/', as: 'member' },
  ...libraryScreens,
  ...ownDataScreens,
  {
    name: 'menu',
    path: '/profile',
    as: 'member',
    reach: async (page) => {
      const menu = page.getByRole('button', { name: 'Menu' });
      if (await menu.isVisible()) await menu.click();
    },
  },
  ...identifyScreens,
  ...gardenScreens,
  ...gardenStateScreens,
  ...['garden', 'premium', 'profile', 'admin', 'community', 'chat'].map((name) => ({
    name,
    path: `/${name}`,
    as: 'member',
  })),
  ...['about', 'contact', 'blog', 'privacy', 'terms'].map((name) => ({
    name: `${name}-member`,
    path: `/${name}`,
    as: 'member',
  })),
  ...profilePhoto,
  ...reminderScreens,
  ...plantScreens,
  ...plantStateScreens,
  { name: 'not-found', path: '/nowhere', as: 'member' },
];
