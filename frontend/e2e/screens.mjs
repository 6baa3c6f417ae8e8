import { entranceScreens } from './screens/entrance.mjs';
import { galleryScreens } from './screens/gallery.mjs';
import { gardenScreens } from './screens/garden.mjs';
import { gardenStateScreens } from './screens/garden-states.mjs';
import { identifyScreens } from './screens/identify.mjs';
import { libraryScreens } from './screens/library.mjs';
import { dataTransferScreens } from './screens/data-transfer.mjs';
import { plantScreens } from './screens/plant.mjs';
import { plantStateScreens } from './screens/plant-states.mjs';
import { profilePhoto } from './screens/profile.mjs';
import { reminderScreens } from './screens/reminders.mjs';

/**
 * A screen that is looked at, in the state that it is named after.
 * @typedef {object} Screen
 * @property {string} name
 * @property {string} path its address
 * @property {'visitor' | 'member'} as who sees it
 * @property {number} [used] how many identifications they have used
 * @property {(page: import('playwright-core').Page) => Promise<void>} [reach] what is done to reach the state
 * @property {(page: import('playwright-core').Page) => Promise<void> | void} [answers] what is answered in the server's place
 * @property {RegExp} [mayFail] the addresses whose failure belongs to it
 * @property {string} [on] the day that the browser believes it is
 * @property {string[]} [changing] the places, beside every `<time>`, that show something else in each walk
 * @property {boolean} [isOfToday] it tells of today in so many words that it is pictured only, not compared
 * @property {boolean} [isOfToast] the toast on it belongs to it; others are put away
 * @property {keyof typeof import('./browser.mjs').servers} [server] the server it is on, if not the remote one
 */

/** @type {Screen[]} */
export const screens = [
  ...entranceScreens,
  { name: 'home', path: '/', as: 'member' },
  ...libraryScreens,
  ...dataTransferScreens,
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
  ...galleryScreens,
  { name: 'not-found', path: '/nowhere', as: 'member' },
];
