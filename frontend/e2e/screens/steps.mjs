/* global Event, dispatchEvent */
import { see } from '../browser.mjs';

/** Waits for a heading: that of the page, when none is named. */
export const heading = (page, name) =>
  see(page.getByRole('heading', name ? { name, exact: true } : { level: 1 }));
/** Presses a button and waits for the dialog it opens. */
export const dialogOf = (button) => async (page) => {
  await page.getByRole('button', { name: button }).first().click();
  await see(page.getByRole('dialog'));
};
/** Waits for a toast and has it stay: the page believes that its window was left, and toasts wait until one is back. */
export const holdToast = async (page, title) => {
  await see(page.getByText(title, { exact: true }));
  await page.evaluate(() => dispatchEvent(new Event('blur')));
};
/** Puts the toast away that says what was just done, or some pictures would show it and others not. */
export const closeToast = async (page) => {
  const close = page.getByRole('region', { name: /F8/ }).getByRole('button', { name: 'Close' });
  if (await close.isVisible()) await close.click();
  await close.waitFor({ state: 'detached' });
};
