/* global window */

/** Waits until a page that the server sent whole is taken over by the app, which it is at the first sign of a visitor. */
export const hydrated = async (page) => {
  await page.mouse.move(50, 50);
  await page.waitForFunction(() => window.isHydrated);
};
