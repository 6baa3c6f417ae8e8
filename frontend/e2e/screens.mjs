import { identifierWill, see } from './browser.mjs';
import { ANSWERS } from './fake-provider.mjs';
import { plantScreens } from './screens/plant.mjs';
import { aFile } from './pictures.mjs';
import { gardenScreens } from './screens/garden.mjs';
import { profilePhoto } from './screens/profile.mjs';

const heading = (page, name) => see(page.getByRole('heading', name ? { name, exact: true } : { level: 1 }));
const dialogOf = (button) => async (page) => {
  await page.getByRole('button', { name: button }).first().click();
  await see(page.getByRole('dialog'));
};
const choose = async (page) => {
  await page.getByTestId('upload-image').setInputFiles(await aFile());
  await see(page.getByRole('list', { name: 'Your photos' }).getByRole('img'));
};
const identify = (behaviour, until) => async (page) => {
  await identifierWill(behaviour);
  await choose(page);
  await page.getByRole('button', { name: 'Identify Plant', exact: true }).click();
  await heading(page, until);
};
/** Enough of the library to look at: hundreds of rows take axe most of a minute. */
const fewPlants = async (page) => {
  await page.route('**/api/plant-library*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: (await response.json()).slice(0, 30) });
  });
  await page.reload();
};
const LIST = 'Name;Species;Room\nBasil;Ocimum basilicum;Kitchen\nBasil;Ocimum basilicum;Kitchen\n;;Hall\n';
const bringIn = (name, text) => (page) =>
  page
    .getByLabel('A backup or a list of plants')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
const library = async (page) => {
  await dialogOf('Plant Library')(page);
  await see(page.getByRole('dialog').getByRole('listitem'));
};

/** One plant that was watered long ago, in the garden of whoever is signed in. */
const thirsty = async (page) => {
  const lastWatered = new Date(Date.now() - 30 * 86_400_000).toISOString();
  await page.request.post('/api/plants', {
    data: { commonName: 'Peace Lily', waterNeeds: 'Weekly', lastWatered },
    headers: { origin: new URL(page.url()).origin },
  });
  await page.reload();
};

/**
 * Every screen that is looked at: its name, its address, who sees it, how many identifications they have used, what is
 * done to reach the state that it is named after, which places, beside every `<time>`, show something else each day,
 * which day the browser believes it is, where that matters, and what is answered in place of the server.
 * @type {{ name: string, path: string, as: 'visitor' | 'member', used?: number, mayFail?: RegExp, changing?: string[],
 *   on?: string, answers?: (page: import('playwright-core').Page) => Promise<void> | void,
 *   reach?: (page: import('playwright-core').Page) => Promise<void> }[]}
 */
export const screens = [
  { name: 'landing', path: '/', as: 'visitor' },
  { name: 'landing-sign-up', path: '/', as: 'visitor', reach: dialogOf('Get Started') },
  { name: 'landing-login', path: '/', as: 'visitor', reach: dialogOf('I Have an Account') },
  {
    name: 'landing-forgotten',
    path: '/',
    as: 'visitor',
    reach: async (page) => {
      await dialogOf('I Have an Account')(page);
      await page.getByRole('button', { name: 'Forgot password?' }).click();
      await see(page.getByRole('button', { name: 'Send me a link' }));
    },
  },
  {
    name: 'landing-mistakes',
    path: '/',
    as: 'visitor',
    reach: async (page) => {
      await dialogOf('Get Started')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Join' }).click();
      await see(page.locator('[aria-invalid="true"]'));
    },
  },
  { name: 'new-password', path: '/?reset=spent', as: 'visitor' },
  ...['about', 'contact', 'blog', 'privacy', 'terms'].map((name) => ({
    name,
    path: `/${name}`,
    as: 'visitor',
  })),
  { name: 'article', path: '/blog/complete-guide-plant-identification-beginners', as: 'visitor' },
  {
    name: 'menu-visitor',
    path: '/privacy',
    as: 'visitor',
    reach: async (page) => {
      const menu = page.getByRole('button', { name: 'Menu' });
      if (await menu.isVisible()) await menu.click();
      else await dialogOf('Display')(page);
    },
  },

  { name: 'home', path: '/', as: 'member' },
  {
    name: 'library',
    path: '/',
    as: 'member',
    reach: async (page) => {
      await fewPlants(page);
      await library(page);
    },
  },
  {
    name: 'library-nothing',
    path: '/',
    as: 'member',
    reach: async (page) => {
      await library(page);
      await page.getByPlaceholder('Search plants...').fill('qqqqzzzz');
      await heading(page, 'No plants found.');
    },
  },
  {
    name: 'care-guide',
    path: '/',
    as: 'member',
    on: '2026-05-18',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Learn More' }).click();
      await heading(page, 'Plant Care Guide');
      await page.getByRole('button', { name: 'Set Care Reminders' }).click();
    },
  },
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
  {
    name: 'menu',
    path: '/profile',
    as: 'member',
    reach: async (page) => {
      const menu = page.getByRole('button', { name: 'Menu' });
      if (await menu.isVisible()) await menu.click();
    },
  },
  { name: 'identify', path: '/identify', as: 'member' },
  { name: 'identify-chosen', path: '/identify', as: 'member', reach: choose },
  {
    name: 'identify-working',
    path: '/identify',
    as: 'member',
    reach: async (page) => {
      await identifierWill({ delayMs: 18_000 });
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
  {
    name: 'identify-no-plant',
    path: '/identify',
    as: 'member',
    reach: identify({ answer: ANSWERS.noPlant }, 'We see no plant here'),
  },
  {
    name: 'identify-failed',
    path: '/identify',
    as: 'member',
    reach: identify({ status: 429 }, 'One moment, please'),
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
      await heading(page, 'Your Identification');
    },
  },
  {
    name: 'identify-offline',
    path: '/identify',
    as: 'member',
    mayFail: /./,
    reach: async (page) => {
      await choose(page);
      await page.context().setOffline(true);
      await see(page.getByText('Your photos wait here'));
    },
  },
  {
    name: 'library-failed',
    path: '/identify',
    as: 'member',
    mayFail: /plant-library/,
    reach: async (page) => {
      await page.route('**/api/plant-library*', (route) => route.abort('connectionreset'));
      await page.getByRole('link', { name: 'Home' }).filter({ visible: true }).click();
      await dialogOf('Plant Library')(page);
      await see(page.getByText('Failed to fetch plants'));
    },
  },
  { name: 'history-empty', path: '/identifications', as: 'member' },
  ...gardenScreens,
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
  {
    name: 'reminders-off',
    path: '/garden',
    as: 'member',
    reach: async (page) => {
      await thirsty(page);
      await dialogOf('Remind me')(page);
    },
  },
  {
    name: 'reminders-on',
    path: '/garden',
    as: 'member',
    reach: async (page) => {
      await thirsty(page);
      await dialogOf('Remind me')(page);
      await page.getByRole('button', { name: 'Turn on reminders' }).click();
      await page.getByRole('button', { name: 'Send me a test' }).click();
      await see(page.getByText('Sent', { exact: true }));
    },
  },
  ...profilePhoto,
  {
    name: 'profile-reminders',
    path: '/profile',
    as: 'member',
    reach: async (page) => {
      await page.getByRole('switch', { name: /^Remind me/ }).click();
      await page.getByRole('button', { name: 'Make a calendar link' }).click();
      await page.getByText('How to use it').press('Enter');
    },
    changing: ['main input[readonly]'],
  },
  { name: 'reminder-link-broken', path: '/reminders/x', as: 'visitor', mayFail: /reminders/ },
  {
    name: 'reminder-link',
    path: '/reminders/x',
    as: 'visitor',
    mayFail: /reminders/,
    reach: async (page) => {
      const tasks = ['Water your Peace Lily', 'Water your Monstera', 'Feed your Lemon Tree'];
      const json = { action: 'done', answer: null, isOn: true, tasks };
      await page.route('**/api/reminders/messages/x', (route) => route.fulfill({ json }));
      await page.reload();
      await see(page.getByRole('button', { name: 'Yes, all done' }));
    },
  },
  { name: 'mailbox-denied', path: '/admin/mailbox', as: 'member' },
  ...plantScreens,
  { name: 'not-found', path: '/nowhere', as: 'member' },
];
