/* global atob, location */
import { identifierWill, loseNetwork, see } from '../browser.mjs';
import { ANSWERS } from '../fake-provider.mjs';
import { aBlurredFile, aDarkFile, aFile, aPicture } from '../pictures.mjs';
import { heading, isBusyOnce } from './steps.mjs';

const choose = async (page, file) => {
  await page.getByTestId('upload-image').setInputFiles(file ?? (await aFile()));
  await see(page.getByRole('list', { name: 'Your photos' }).getByRole('img'));
};
const identify = (behaviour, until, file) => async (page) => {
  await identifierWill(behaviour);
  await choose(page, await file?.());
  await page.getByRole('button', { name: 'Identify Plant', exact: true }).click();
  await heading(page, until);
};

const getReady = async (page) => {
  await page.getByRole('button', { name: /^Get Ready to Work Offline/ }).click();
  await see(page.getByText('Ready to work offline'));
};

/** What this device takes for one palm or another. */
const SEEN = {
  candidates: [
    { classId: 'dypsis_areca_palm', confidence: 0.52 },
    { classId: 'chamaedorea_parlor_palm', confidence: 0.42 },
  ],
  isPlant: { verdict: true, probability: 0.98, warning: false },
  known: true,
  sure: false,
  group: 'palm',
  health: { verdict: 'unsure', probability: 0.2 },
};

/** Has an answer that says what kind of plant it is, at its address. */
const aGroup = async (page) => {
  const photo = (await aPicture()).toString('base64');
  await page.evaluate(
    async ([bytes, seen]) => {
      const send = async (method, url, body, headers = {}) =>
        (await fetch(url, { method, body, headers })).json();
      const { uploadURL } = await send('POST', '/api/uploads');
      const picture = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      const { imageUrl } = await send('PUT', uploadURL, picture, { 'content-type': 'image/jpeg' });
      const body = JSON.stringify({ imageUrls: [imageUrl], seenAt: new Date().toISOString(), seen });
      const headers = { 'content-type': 'application/json', 'idempotency-key': 'a palm' };
      const { identificationId } = await send('POST', '/api/identifications/from-device', body, headers);
      location.assign(`/identify/${identificationId}`);
    },
    [photo, SEEN],
  );
  await heading(page, 'A palm');
};

/** Every outcome of an identification, and the history. */
export const identifyScreens = [
  { name: 'identify', path: '/identify', as: 'member' },
  { name: 'identify-chosen', path: '/identify', as: 'member', reach: choose },
  {
    name: 'identify-working',
    path: '/identify',
    as: 'member',
    reach: async (page) => {
      await identifierWill({ isHeld: true });
      await choose(page);
      await page.getByRole('button', { name: 'Identify Plant', exact: true }).click();
      await see(page.locator('[aria-current="step"]', { hasText: 'Looking at leaves' }));
    },
  },
  { name: 'identify-named', path: '/identify', as: 'member', reach: identify({}, 'Jade Plant') },
  {
    name: 'identify-ill',
    path: '/identify',
    as: 'member',
    reach: identify({ answer: ANSWERS.ill }, 'How it is doing'),
  },
  {
    name: 'identify-unsure',
    path: '/identify',
    as: 'member',
    reach: identify({ answer: ANSWERS.unsure }, 'We are not sure'),
  },
  { name: 'identify-group', path: '/identify', as: 'member', reach: aGroup },
  {
    name: 'identify-dark',
    path: '/identify',
    as: 'member',
    reach: async (page) => {
      await choose(page, await aDarkFile());
      await see(page.getByRole('button', { name: 'Use It Anyway' }));
    },
  },
  {
    name: 'identify-blurred',
    path: '/identify',
    as: 'member',
    reach: identify({ answer: ANSWERS.unsure }, 'We are not sure', aBlurredFile),
  },
  {
    name: 'identify-no-plant',
    path: '/identify',
    as: 'member',
    reach: identify({ answer: ANSWERS.noPlant }, 'We can’t see a plant here'),
  },
  {
    name: 'identify-failed',
    path: '/identify',
    as: 'member',
    mayFail: /identify-plant/,
    reach: async (page) => {
      await isBusyOnce(page);
      await identify({}, 'One moment, please')(page);
    },
  },
  {
    name: 'identify-stand-in',
    path: '/identify',
    as: 'member',
    reach: async (page) => {
      await identifierWill({ status: 429 });
      await choose(page);
      await page.getByRole('button', { name: 'Identify Plant', exact: true }).click();
      await see(page.getByText('our own one looked at your photo'));
    },
  },
  { name: 'identify-limit', path: '/identify', as: 'member', used: 5 },
  { name: 'history', path: '/identifications', as: 'member', used: 2 },
  {
    name: 'identification',
    path: '/identifications',
    as: 'member',
    used: 1,
    reach: async (page) => {
      await page.getByRole('main').getByRole('listitem').getByRole('link').click();
      await page.waitForURL('**/identify/*');
      await heading(page, 'Jade Plant');
    },
  },
  {
    name: 'identification-missing',
    path: '/identify/00000000-0000-4000-8000-000000000000',
    as: 'member',
    mayFail: /\/api\/identifications\//,
    reach: (page) => see(page.getByText('We can’t find this identification')),
  },
  {
    name: 'identify-offline',
    path: '/identify',
    as: 'member',
    // The empty address is that of axe, which fetches style sheets once more.
    mayFail: /^/,
    reach: async (page) => {
      await choose(page);
      await loseNetwork(page);
      await see(page.getByText('Your photos are waiting'));
    },
  },
  { name: 'identify-ready', path: '/identify', as: 'member', reach: getReady },
  {
    name: 'identify-on-device',
    path: '/identify',
    as: 'member',
    reach: async (page) => {
      await getReady(page);
      await choose(page);
      await page.getByRole('button', { name: 'Look on This Device' }).click();
      await see(page.getByText('It’s in your identifications now.'));
    },
  },
  {
    name: 'identify-on-device-offline',
    path: '/identify',
    as: 'member',
    mayFail: /^/,
    reach: async (page) => {
      await getReady(page);
      await choose(page);
      await loseNetwork(page);
      await page.getByRole('button', { name: 'Look on This Device' }).click();
      await see(page.getByText('It’s kept on this device'));
    },
  },
  {
    name: 'live-look-refused',
    path: '/identify',
    as: 'member',
    reach: async (page) => {
      await getReady(page);
      await page.getByRole('button', { name: 'Live Look' }).click();
      await see(page.getByText('We can’t use the camera'));
    },
  },
  { name: 'history-empty', path: '/identifications', as: 'member' },
];
