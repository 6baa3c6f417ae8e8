/* global document, getComputedStyle */
import assert from 'node:assert/strict';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { PASSWORD, see, servers, stage } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { getReadyForOffline, withThirstyPlant } from './offline-steps.mjs';

const { journey } = stage();
const server = servers.builtIn;
/** What is left of the width of A4 and of letter paper between the margins, in CSS pixels. */
const A4 = { width: 718, height: 1017 };
const LETTER = { width: 740, height: 950 };

const isUnprinted = (page, selector) =>
  eventually(
    () => page.locator(selector).filter({ visible: true }).count(),
    (count) => count === 0,
  );

/** On paper there is no navigation and nothing to press, it is black on white, and it is not too wide. */
async function looksPrinted(page) {
  const size = page.viewportSize();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const selector of ['nav', 'body > * > * > header', 'footer', 'button', 'main a[class]'])
    await isUnprinted(page, selector);
  for (const paper of [A4, LETTER]) {
    await page.setViewportSize(paper);
    const seen = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const { backgroundColor, color } = getComputedStyle(document.body);
      return { isTooWide: scrollWidth > clientWidth, backgroundColor, color };
    });
    assert.deepEqual(seen, {
      isTooWide: false,
      backgroundColor: 'rgb(255, 255, 255)',
      color: 'rgb(0, 0, 0)',
    });
  }
  await page.emulateMedia({ media: null, colorScheme: 'light' });
  await page.setViewportSize(size);
}

/** How many pages are printed on this paper. */
const pagesOf = async (page, format) =>
  (await page.pdf({ format })).toString('latin1').match(/\/Type \/Page\b/g).length;

/** The text of the QR code in a picture of this element. */
async function decoded(code) {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

const wateringsOf = async (page, { id }) =>
  (await (await page.request.get(`/api/plants/${id}/journal`)).json()).filter(
    ({ content, createdAt }) => /^Watered/.test(content) && Date.parse(createdAt) > Date.now() - 86_400_000,
  );
const wasDry = (page) => page.getByRole('button', { name: 'It was dry: I watered it' });

journey(
  'the week is printed, and so is a care card; its QR code leads, after a login, to one press, which can be undone',
  { server },
  async ({ page, signUp }) => {
    const { email } = await signUp();
    const lily = await withThirstyPlant(page, server);
    await page.goto('/garden/calendar');
    await page.getByRole('link', { name: 'Fridge sheet' }).click();
    await see(page.getByRole('heading', { level: 3, name: 'Peace Lily' }));
    assert.equal(await page.getByRole('heading', { level: 2 }).count(), 7);
    await looksPrinted(page);

    await page.goto(`/garden/${lily.id}`);
    await page.getByRole('link', { name: 'Care card' }).click();
    const code = page.getByRole('img', { name: /^QR code that opens/ });
    await see(code);
    await looksPrinted(page);
    for (const format of ['A4', 'Letter'])
      assert.equal(await pagesOf(page, format), 1, `one page of ${format}`);
    const address = await decoded(code);
    assert.equal(address, `${server.url}/garden/${lily.id}/log`);

    await page.context().clearCookies();
    await page.goto(address);
    const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
    await dialog.getByLabel('Email', { exact: true }).fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await see(page.getByRole('heading', { name: 'Peace Lily: have you watered it?' }));
    await wasDry(page).click();
    await see(page.getByText(/^Watered\. Next time/));
    assert.equal((await wateringsOf(page, lily)).length, 1);

    await page.getByRole('button', { name: 'Undo' }).click();
    await see(wasDry(page));
    assert.equal((await wateringsOf(page, lily)).length, 0);

    await wasDry(page).click();
    await see(page.getByText(/^Watered\. Next time/));
    await page.reload();
    await see(page.getByText('It was watered today.'));
    assert.equal((await wateringsOf(page, lily)).length, 1);
  },
);

journey(
  'the QR code on a pot also asks its question without a network; what is pressed is kept, can be undone, and is sent once',
  { server, mayFail: /./ },
  async ({ page, signUp }) => {
    await signUp();
    const lily = await withThirstyPlant(page, server);
    const address = `/garden/${lily.id}/log`;
    await getReadyForOffline(page, address);
    await page.context().setOffline(true);
    await page.goto(address);
    await see(page.getByText('You are offline.', { exact: true }));
    const kept = page.getByText('Watered. It’s kept on this device, and sent when you’re back online.');
    await wasDry(page).click();
    await see(kept);
    await page.getByRole('button', { name: 'Undo' }).click();
    await see(wasDry(page));
    await wasDry(page).click();
    await see(kept);
    await see(page.getByText('You are offline. 1 thing waits.'));
    await page.reload();
    await see(kept);
    assert.equal(await wasDry(page).count(), 0);

    await page.context().setOffline(false);
    await see(page.getByText('It was watered today.', { exact: true }));
    await kept.waitFor({ state: 'detached' });
    assert.equal((await wateringsOf(page, lily)).length, 1);
    await page.getByText(/waits/).waitFor({ state: 'detached' });
  },
);

journey(
  'a care guide and an article are printed without the app around them, on white, in the dark look too',
  { server, colorScheme: 'dark' },
  async ({ page, signUp }) => {
    await signUp();
    for (const [path, notPrinted] of [
      ['/plants/peace-lily', 'Plants like this one'],
      ['/blog/common-houseplant-problems-ai-diagnosis', 'Related Articles'],
    ]) {
      await page.goto(path);
      await see(page.getByRole('heading', { name: notPrinted }));
      await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
      await page.emulateMedia({ media: 'print' });
      for (const selector of ['nav', 'body > * > * > header', 'footer', 'main button:not([role])'])
        await isUnprinted(page, selector);
      assert.equal(await page.getByRole('heading', { name: notPrinted }).count(), 0);
      await see(page.getByRole('heading', { level: 1 }));
      const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
      assert.equal(scheme, 'light');
      await page.emulateMedia({ media: null });
    }
  },
);
