import { see } from '../browser.mjs';
import { aFile } from '../pictures.mjs';
import { all, asPremium, press } from './steps.mjs';

/** Chooses a profile picture and sends it. */
const sendPhoto = async (page) => {
  await press('Upload Photo')(page);
  await page.getByTestId('choose-photo').setInputFiles(await aFile());
  await press('Use This Photo')(page);
};
const answering = (address, status) => async (page) => {
  await page.route(address, (route) => route.fulfill({ status, json: {} }));
  await sendPhoto(page);
};

/** Section 2, /profile; section 8, profile. */
export const profile = [
  {
    name: 'profile',
    path: '/profile',
    as: 'member',
    roles: [
      ...all('heading', 'My Profile', 'Free Account'),
      ...all('button', 'Upload Photo', 'Save Changes'),
    ],
    texts: ['Identifications Used'],
    labels: ['First Name', 'Last Name', 'Email'],
  },
  {
    name: 'profile of a premium member',
    path: '/profile',
    as: 'member',
    prepare: asPremium,
    roles: all('heading', 'Premium Member'),
  },
  {
    name: 'profile saved',
    path: '/profile',
    as: 'member',
    reach: press('Save Changes'),
    texts: ['Profile updated successfully!'],
  },
  {
    name: 'profile not saved',
    path: '/profile',
    as: 'member',
    mayFail: /\/api\/profile/,
    reach: async (page) => {
      await page.route('**/api/profile/update', (route) => route.fulfill({ status: 500, json: {} }));
      await press('Save Changes')(page);
    },
    texts: ['Error', 'Failed to update profile'],
  },
  {
    name: 'profile being saved',
    path: '/profile',
    as: 'member',
    mayFail: /\/api\/profile/,
    reach: async (page) => {
      await page.route('**/api/profile/update', () => undefined);
      await press('Save Changes')(page);
    },
    roles: all('button', 'Updating...'),
  },
  {
    name: 'profile without a session',
    path: '/profile',
    as: 'visitor',
    texts: ['Login Required', 'Please log in to access your profile.'],
  },
  {
    name: 'profile picture being chosen',
    path: '/profile',
    as: 'member',
    reach: press('Upload Photo'),
    roles: all('dialog', 'Upload Photo'),
  },
  {
    name: 'profile picture saved',
    path: '/profile',
    as: 'member',
    reach: sendPhoto,
    texts: ['Profile picture updated successfully!'],
  },
  {
    name: 'profile picture without a link',
    path: '/profile',
    as: 'member',
    mayFail: /\/api\/profile/,
    reach: answering('**/api/profile/upload-url', 500),
    texts: ['Failed to get upload URL'],
  },
  ...[
    [401, 'Authorization required'],
    [403, 'Request has expired'],
    [500, 'Non 2xx'],
  ].map(([status, text]) => ({
    name: `profile picture answered with ${status}`,
    path: '/profile',
    as: 'member',
    mayFail: /\/api\/uploads/,
    reach: answering('**/api/uploads/**', status),
    texts: [text],
  })),
  {
    name: 'profile picture not saved',
    path: '/profile',
    as: 'member',
    mayFail: /\/api\/profile/,
    reach: async (page) => {
      await answering('**/api/profile/picture', 500)(page);
      await see(page.getByRole('alert'));
    },
    texts: ['Error', 'Failed to save profile picture'],
  },
];
