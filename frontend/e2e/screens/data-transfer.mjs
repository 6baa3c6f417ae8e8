import { see } from '../browser.mjs';
import { dialogOf } from './steps.mjs';

const LIST = 'Name;Species;Room\nBasil;Ocimum basilicum;Kitchen\nBasil;Ocimum basilicum;Kitchen\n;;Hall\n';
const importFile = (name, text) => (page) =>
  page
    .getByLabel('A backup or a list of plants')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });

/** Exporting, importing and deleting one's own data. */
export const dataTransferScreens = [
  {
    name: 'data-transfer-ready',
    path: '/profile',
    as: 'member',
    changing: ['a[href$="/file"]', 'a[href$="/file"] + p'],
    reach: async (page) => {
      await page.getByRole('button', { name: 'Get my data ready' }).click();
      await see(page.getByRole('link', { name: /^Save the file/ }));
    },
  },
  {
    name: 'data-transfer-list',
    path: '/profile',
    as: 'member',
    reach: async (page) => {
      await importFile('plants.csv', LIST)(page);
      await see(page.getByRole('button', { name: 'Add 1 plant' }));
    },
  },
  {
    name: 'data-transfer-refused',
    path: '/profile',
    as: 'member',
    mayFail: /\/api\/account\/import$/,
    reach: async (page) => {
      await importFile('plants.csv', 'Colour\nred\n')(page);
      await see(page.getByText('This file wasn’t imported'));
    },
  },
  {
    name: 'data-transfer-delete',
    path: '/profile',
    as: 'member',
    reach: dialogOf('Delete my account…'),
  },
];
