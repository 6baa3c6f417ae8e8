import { see } from '../browser.mjs';
import { aFile } from '../pictures.mjs';

const open = async (page) => {
  await page.getByRole('button', { name: 'Upload Photo' }).click();
  await see(page.getByRole('dialog'));
};
const choose = async (page, file) => {
  await open(page);
  await page.getByTestId('choose-photo').setInputFiles(file);
};
const LETTER = { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear plant,') };

/** The profile photo: none, chosen, refused, and saved. */
export const profilePhoto = [
  { name: 'profile-photo', path: '/profile', as: 'member', reach: open },
  {
    name: 'profile-photo-chosen',
    path: '/profile',
    as: 'member',
    reach: async (page) => {
      await choose(page, await aFile());
      await see(page.getByRole('button', { name: 'Use This Photo' }));
      await see(page.getByRole('img', { name: 'The photo that you have chosen' }));
    },
  },
  {
    name: 'profile-photo-refused',
    path: '/profile',
    as: 'member',
    reach: async (page) => {
      await choose(page, LETTER);
      await see(page.getByRole('alert'));
    },
  },
  {
    name: 'profile-with-photo',
    path: '/profile',
    as: 'member',
    reach: async (page) => {
      await choose(page, await aFile());
      await page.getByRole('button', { name: 'Use This Photo' }).click();
      await see(page.getByRole('img', { name: /, profile photo$/ }));
    },
  },
];
