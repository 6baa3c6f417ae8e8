/* global document, Event, dispatchEvent */
import { see } from '../browser.mjs';

/** Waits for a heading; for that of the page if no name is given. */
export const heading = (page, name) =>
  see(page.getByRole('heading', name ? { name, exact: true } : { level: 1 }));
/** On a device on which Easy view was chosen; `answers` mocks answers of the server. */
export const inEasyView = (answers) => async (page) => {
  await page.addInitScript(() => {
    document.cookie = 'look=.easy; path=/';
  });
  await answers(page);
};
/** Presses a button and waits for the dialog it opens. */
export const dialogOf = (button) => async (page) => {
  await page.getByRole('button', { name: button }).first().click();
  await see(page.getByRole('dialog'));
};
/** Waits for a toast and keeps it open: toasts pause while the window has lost the focus. */
export const holdToast = async (page, title) => {
  await see(page.getByText(title, { exact: true }));
  await page.evaluate(() => dispatchEvent(new Event('blur')));
};
/** Answers the next identification as a server does whose identifiers are all busy. */
export const isBusyOnce = (page) =>
  page.route(
    '**/api/identify-plant',
    (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          status: 503,
          code: 'identifier-busy',
          message:
            'The identification service is very busy. Please try again in a minute. This didn’t use up an identification.',
        }),
      }),
    { times: 1 },
  );
/** Closes the toast of the last action, which would be on some screenshots and not on others. */
export const closeToast = async (page) => {
  const close = page.getByRole('region', { name: /F8/ }).getByRole('button', { name: 'Close' });
  if (await close.isVisible()) await close.click();
  await close.waitFor({ state: 'detached' });
};

/**
 * Drawings come without a network too, as they do from the service worker, which is off here: whether the browser still has one in
 * memory when a list is shown again is chance.
 */
export const keepDrawings = (page) =>
  page.route('**/{drawings,assets}/*.svg', async (route) => route.fulfill({ response: await route.fetch() }));

const comingToKeep = new WeakMap();

/** The code that keeps what cannot be sent is fetched a little after the page: this is called before, and the other waits for it. */
export const awaitCodeThatKeeps = (page) =>
  comingToKeep.set(
    page,
    page.waitForResponse((response) => /waiting-panel[^/]*js$/.test(response.url())),
  );
export const codeThatKeeps = async (page) => {
  await (await comingToKeep.get(page)).finished();
  await page.waitForLoadState('networkidle');
};
