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
 * A screen to look at, in the state that its name describes.
 * @typedef {object} Screen
 * @property {string} name
 * @property {string} path its address
 * @property {'visitor' | 'member'} as who sees it
 * @property {number} [used] how many identifications were used
 * @property {(page: import('playwright-core').Page) => Promise<void>} [reach] the steps to reach the state
 * @property {(page: import('playwright-core').Page) => Promise<void> | void} [answers] mocks answers of the server
 * @property {RegExp} [mayFail] the addresses whose failure belongs to it
 * @property {string} [on] the date in the browser
 * @property {string[]} [changing] selectors of content that differs between runs, besides every `<time>`
 * @property {boolean} [isOfToday] its content depends so much on the date that it is pictured only, not compared
 * @property {boolean} [isOfToast] it shows a toast; on other screens toasts are closed
 * @property {keyof typeof import('./browser.mjs').servers} [server] its server, if not the one with the remote
 * identifier
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
