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

const NEW = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  address:
    'otpauth://totp/Leaflore:rosa%40example.org?issuer=Leaflore&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};
const CODES = Array.from({ length: 10 }, (_, n) => `k7mfp${n}-x2qrtb-9hzwnc-m4tjvd`);
const answersOf = (isOn) => (page) =>
  page.route('**/api/account/{sign-in,two-step,recovery-codes}', (route) => {
    const twoStep = { isOn, recoveryCodesLeft: isOn ? 9 : 0 };
    const what = new URL(route.request().url()).pathname.split('/').at(-1);
    const json = {
      'sign-in': { twoStep, arePasskeysAvailable: false, passkeys: [] },
      'two-step': NEW,
      'recovery-codes': { recoveryCodes: CODES },
    }[what];
    return route.fulfill({ json });
  });
const confirmationNeeded = (page) =>
  page.route('**/api/account/two-step', (route) =>
    route.fulfill({ status: 403, json: { code: 'confirmation-needed', message: 'Please show us first.' } }),
  );

/** Two-step login: being set up, on, its recovery codes, and the password that is asked for again before any of it. */
export const profileSignIn = [
  {
    name: 'profile-two-step',
    path: '/profile',
    as: 'member',
    answers: answersOf(false),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Set up two-step login' }).click();
      await see(page.getByRole('img', { name: 'QR code for the app' }));
    },
  },
  {
    name: 'profile-recovery-codes',
    path: '/profile',
    as: 'member',
    answers: answersOf(true),
    reach: async (page) => {
      await page.getByRole('button', { name: 'New recovery codes' }).click();
      await see(page.getByText(CODES[9]));
    },
  },
  {
    name: 'profile-confirm',
    path: '/profile',
    as: 'member',
    mayFail: /two-step/,
    answers: async (page) => {
      await answersOf(false)(page);
      await confirmationNeeded(page);
    },
    reach: async (page) => {
      await page.getByRole('button', { name: 'Set up two-step login' }).click();
      await see(page.getByRole('dialog', { name: 'Is it really you?' }));
    },
  },
];
