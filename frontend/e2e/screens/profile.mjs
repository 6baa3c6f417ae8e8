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

const SEEN = { signedInAt: '2026-05-01T08:00:00.000Z', lastSeenAt: '2026-11-20T08:00:00.000Z' };
const signedIn = (name, i) => ({ id: `device ${i}`, name, isThisDevice: i === 0, ...SEEN });

/** Answers as the server does for a member whose address is confirmed. */
const isConfirmed = (page) =>
  page.route('**/api/auth/user', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), emailVerifiedAt: SEEN.signedInAt } });
  });

/** The email address and the devices of a member: to be confirmed, confirmed, and three devices of which two can be logged out. */
export const profileIdentity = [
  {
    name: 'verify-email',
    path: '/verify-email?token=spent',
    as: 'member',
    mayFail: /email\/verify/,
    reach: (page) => see(page.getByText('This link does not work any more.')),
  },
  {
    name: 'verify-email-done',
    path: '/verify-email?token=used',
    as: 'member',
    answers: isConfirmed,
    reach: (page) => see(page.getByRole('heading', { name: 'Your email address is confirmed' })),
  },
  {
    name: 'profile-devices',
    path: '/profile',
    as: 'member',
    answers: async (page) => {
      await isConfirmed(page);
      const json = ['Safari on iPhone', 'Chrome on Windows', 'Samsung Internet on Android'].map(signedIn);
      await page.route('**/api/account/devices', (route) => route.fulfill({ json }));
    },
    reach: (page) => see(page.getByRole('button', { name: 'Log out everywhere else' })),
  },
];
