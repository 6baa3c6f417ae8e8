import { see } from './browser.mjs';
import { aFile } from './pictures.mjs';

/** Sees how many free identifications are left. */
export const remaining = (page, count) =>
  see(page.getByText(`Free Trial: ${count} identifications remaining`, { exact: true }));

/** Chooses files. */
export const choose = async (page, ...files) => {
  await page.getByTestId('upload-image').setInputFiles(files);
  await see(page.getByRole('list', { name: 'Your photos' }).getByRole('img'));
};

/** Sends the photos. */
export const press = (page) => page.getByRole('button', { name: 'Identify Plant', exact: true }).click();

/** Identifies a drawn plant. */
export const identify = async (page, seed) => {
  await page.goto('/identify');
  await choose(page, await aFile(seed));
  await press(page);
};

/** The address of an identification. */
export const OWN_ADDRESS = /\/identify\/[0-9a-f-]{36}$/;

/** How many identifications the account has used. */
export const used = async (page) =>
  (await (await page.request.get('/api/auth/user')).json()).identificationsUsed;
