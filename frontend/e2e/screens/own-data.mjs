import { see } from '../browser.mjs';
import { dialogOf } from './steps.mjs';

const LIST = 'Name;Species;Room\nBasil;Ocimum basilicum;Kitchen\nBasil;Ocimum basilicum;Kitchen\n;;Hall\n';
const bringIn = (name, text) => (page) =>
  page
    .getByLabel('A backup or a list of plants')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });

/** Taking one's data along, bringing it in, and leaving. */
export const ownDataScreens = [
  {
    name: 'own-data-ready',
    path: '/profile',
    as: 'member',
    changing: ['a[href$="/file"]', 'a[href$="/file"] + p'],
    reach: async (page) => {
      await page.getByRole('button', { name: 'Get my data ready' }).click();
      await see(page.getByRole('link', { name: /^Save the file/ }));
    },
  },
  {
    name: 'own-data-list',
    path: '/profile',
    as: 'member',
    reach: async (page) => {
      await bringIn('plants.csv', LIST)(page);
      await see(page.getByRole('button', { name: 'Add 1 plant' }));
    },
  },
  {
    name: 'own-data-refused',
    path: '/profile',
    as: 'member',
    mayFail: /\/api\/account\/import$/,
    reach: async (page) => {
      await bringIn('plants.csv', 'Colour\nred\n')(page);
      await see(page.getByText('This file was not brought in'));
    },
  },
  {
    name: 'own-data-delete',
    path: '/profile',
    as: 'member',
    reach: dialogOf('Delete my account…'),
  },
];
