/* global document */
import { see } from '../browser.mjs';
import { hydrated } from '../hydrated.mjs';

/** Enough of a long list to look at: hundreds of rows take axe most of a minute. */
const fewRows = async (page) => {
  await hydrated(page); // the app would miss them
  await page.evaluate(() => {
    for (const row of [...document.querySelectorAll('main ul > li:has(img)')].slice(12)) row.remove();
  });
};

/** The public pages of plants. */
export const plantScreens = [
  { name: 'guide-visitor', path: '/plants/aloe-vera', as: 'visitor' },
  {
    name: 'guide-member',
    path: '/plants/jade-plant',
    as: 'member',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Set Care Reminders' }).click();
      await see(page.getByRole('heading', { name: 'How often to water' }));
    },
  },
  { name: 'guide-missing', path: '/plants/none', as: 'member', mayFail: /plants\/none|plant-library\/none/ },
  { name: 'plants-all', path: '/plants', as: 'visitor', reach: fewRows },
  { name: 'plants-group', path: '/plants/room/bathroom', as: 'visitor', reach: fewRows },
];
