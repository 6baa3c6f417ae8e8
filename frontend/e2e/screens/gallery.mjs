import { see } from '../browser.mjs';
import { holdToast } from './steps.mjs';

const press = (page, name) => page.getByRole('button', { name }).click();
const opened = (name, role) => async (page) => {
  await press(page, name);
  await see(page.getByRole(role));
};
const toasted = (name, title) => async (page) => {
  await press(page, name);
  await holdToast(page, title);
};

/** The gallery of components, in development only, and everything that opens over a page. */
export const galleryScreens = [
  { name: 'gallery', upTo: 20_000 },
  { name: 'gallery-dialog', reach: opened('Open dialog', 'dialog') },
  { name: 'gallery-sheet', reach: opened('Open sheet', 'dialog') },
  { name: 'gallery-menu', reach: opened('More for this plant', 'menu') },
  { name: 'gallery-toast', isOfToast: true, reach: toasted('Toast with Undo', 'Plant Watered!') },
  { name: 'gallery-toast-failure', isOfToast: true, reach: toasted('Failure toast', 'Login Failed') },
].map((screen) => ({
  upTo: 900,
  ...screen,
  path: '/dev/gallery',
  as: 'visitor',
  server: 'gallery',
  mayFail: /nothing-here\.jpg|api\/auth\/user/, // Vite does not tell the page, as our server does, that there is no session.
}));
