import { see } from '../browser.mjs';
import { dialogOf } from './steps.mjs';

const LIST = 'Name;Species;Room\nBasil;Ocimum basilicum;Kitchen\nBasil;Ocimum basilicum;Kitchen\n;;Hall\n';
const importFile = (name, text) => (page) =>
  page
    .getByLabel('A backup or a list of plants')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });

/** What is asked of somebody with two-step login who has given the password alone. */
const needsCode = (address) => (page) =>
  page.route(address, (route) =>
    route.fulfill({ status: 400, json: { code: 'code-needed', message: 'Please enter the code.' } }),
  );

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
  {
    name: 'data-transfer-delete-code',
    path: '/profile',
    as: 'member',
    mayFail: /\/api\/account$/,
    answers: needsCode('**/api/account'),
    reach: async (page) => {
      await dialogOf('Delete my account…')(page);
      await page.getByLabel('Your password').fill('a calm green place');
      await page.getByRole('button', { name: 'Delete everything for good' }).click();
      await see(page.getByLabel('Code'));
    },
  },
  {
    name: 'profile-password-code',
    path: '/profile',
    as: 'member',
    mayFail: /\/api\/account\/password$/,
    answers: needsCode('**/api/account/password'),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Change your password' }).click();
      await page.getByLabel('Current password').fill('a calm green place');
      await page.getByLabel('New password').fill('another calm green place');
      await page.getByRole('button', { name: 'Change password' }).click();
      await see(page.getByLabel('Code'));
    },
  },
];
