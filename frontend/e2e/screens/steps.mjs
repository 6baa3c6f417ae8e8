import { see } from '../browser.mjs';

/** Waits for a heading: that of the page, when none is named. */
export const heading = (page, name) =>
  see(page.getByRole('heading', name ? { name, exact: true } : { level: 1 }));
/** Presses a button and waits for the dialog it opens. */
export const dialogOf = (button) => async (page) => {
  await page.getByRole('button', { name: button }).first().click();
  await see(page.getByRole('dialog'));
};
