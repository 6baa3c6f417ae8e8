import { see } from '../browser.mjs';
import { aFile } from '../pictures.mjs';
import { dialogOf } from './steps.mjs';

/** A visitor's screens: the landing page with its dialogs, and the public pages. */
export const entranceScreens = [
  { name: 'landing', path: '/', as: 'visitor' },
  {
    name: 'landing-try',
    path: '/',
    as: 'visitor',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Try It Now' }).click();
      await page.getByTestId('try-photo').setInputFiles(await aFile());
      await see(page.getByText('Looked at on this device'));
    },
  },
  { name: 'landing-sign-up', path: '/', as: 'visitor', reach: dialogOf('Get Started') },
  { name: 'landing-login', path: '/', as: 'visitor', reach: dialogOf('I Have an Account') },
  {
    name: 'landing-code',
    path: '/',
    as: 'visitor',
    mayFail: /api\/login$/,
    answers: (page) =>
      page.route('**/api/login', (route) =>
        route.fulfill({ status: 400, json: { code: 'code-needed', message: 'Please enter the code.' } }),
      ),
    reach: async (page) => {
      await dialogOf('I Have an Account')(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Email', { exact: true }).fill('rosa@example.org');
      await dialog.getByLabel('Password', { exact: true }).fill('a calm green place');
      await dialog.getByRole('button', { name: 'Login', exact: true }).click();
      await see(dialog.getByLabel('Code', { exact: true }));
    },
  },
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
  { name: 'not-found-visitor', path: '/nowhere', as: 'visitor', mayFail: /\/nowhere/ },
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
];
