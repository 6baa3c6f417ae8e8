/* global document, getComputedStyle */
import assert from 'node:assert/strict';
import { PHONE, see, servers, stage, WITHOUT_WORKER } from './browser.mjs';
import { atRest, brokenWords, overlappingTargets, settle, sidewaysFindings } from './inspect.mjs';
import { withThirstyPlant } from './offline-steps.mjs';

const { journey } = stage();
const server = servers.builtIn;
/** Between a phone and a desktop; the last but one is a desktop at 200 %. */
const SIZES = {
  'a tablet upright': { width: 768, height: 1024 },
  'a tablet that lies': { width: 1024, height: 768 },
  'a small window of a desktop': { width: 1100, height: 800 },
  'a phone that lies': { width: 844, height: 390 },
  'a page twice as large': { width: 640, height: 450 },
  'a folded phone': { width: 280, height: 653 },
};

/** What is wrong with this page in windows of these sizes. */
async function findingsAt(page, path) {
  const findings = [];
  await page.goto(path);
  await see(page.getByRole('heading', { level: 1 }));
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    await settle(page);
    for (const find of [sidewaysFindings, brokenWords, overlappingTargets])
      findings.push(...(await find(page)).map((finding) => `${path}, ${name}: ${finding}`));
  }
  return findings;
}

const boxOf = (locator) => locator.evaluate((element) => element.getBoundingClientRect().toJSON());

journey(
  'between a phone and a desktop words stay whole, and nothing lies on anything else',
  { ...WITHOUT_WORKER, server },
  async ({ page, signUp }) => {
    const findings = await findingsAt(page, '/');
    // On a tablet the sample stands beside the words, and its two cards are never apart.
    await page.setViewportSize(SIZES['a tablet upright']);
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    const sample = await boxOf(page.locator('figure').first());
    assert.ok(sample.left > title.right && sample.top < title.bottom, 'the sample is beside the title');

    await signUp();
    const lily = await withThirstyPlant(page, server);
    for (const path of ['/', '/garden', `/garden/${lily.id}`])
      findings.push(...(await findingsAt(page, path)));
    assert.equal(findings.join('\n'), '', 'nothing is found wrong');

    await page.goto('/garden');
    const done = page.getByRole('button', { name: 'It was dry: I watered it' }).first();
    await see(done);
    await page.setViewportSize(SIZES['a tablet upright']);
    assert.ok((await boxOf(done)).width < 480, 'an answer is not as wide as a tablet');

    await page.setViewportSize(SIZES['a tablet that lies']);
    await page
      .getByRole('article')
      .getByRole('button', { name: /I watered it$/ })
      .click();
    const toast = page.getByRole('region', { name: /F8/ }).getByRole('listitem');
    await see(toast.getByText('Plant Watered!'));
    await atRest(page);
    const bar = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
    assert.ok((await boxOf(toast)).bottom <= (await boxOf(bar)).top, 'the message leaves the tab bar free');
  },
);

journey(
  'the tab bar is low on a phone that lies and in large text, and is not printed',
  { ...WITHOUT_WORKER, server },
  async ({ page, signUp }) => {
    await signUp();
    await page.goto('/garden');
    const bar = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
    await see(bar);
    const heightOf = async () => (await boxOf(bar)).height;
    await page.setViewportSize(SIZES['a phone that lies']);
    assert.ok((await heightOf()) < 60, `${await heightOf()} px of 390`);
    await page.setViewportSize(PHONE);
    assert.ok((await heightOf()) >= 64);
    await page.setViewportSize({ width: 360, height: 740 });
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.waitForFunction(() => parseFloat(getComputedStyle(document.documentElement).fontSize) > 30);
    assert.ok((await heightOf()) < 105, `${await heightOf()} px of 740`);
    assert.deepEqual(await brokenWords(page), []);
    await page.emulateMedia({ media: 'print' });
    assert.equal(await bar.count(), 0);
  },
);

journey(
  'in forced colours every mark of the calendar is drawn',
  { ...WITHOUT_WORKER, server, forcedColors: 'active' },
  async ({ page, signUp }) => {
    await signUp();
    await withThirstyPlant(page, server);
    await page.goto('/garden/calendar');
    const legend = page.locator('p', { hasText: /to do.*expected.*done/ });
    await see(legend.first());
    const borders = await legend
      .locator('span[aria-hidden]')
      .evaluateAll((marks) => marks.map((mark) => parseFloat(getComputedStyle(mark).borderRightWidth)));
    assert.equal(borders.length, 4);
    assert.ok(Math.min(...borders) > 0, borders.join());
  },
);

/** The window above the keyboard of a phone. */
const ABOVE_KEYBOARD = { width: 390, height: 400 };

/** Whether all of this is in the window, with nothing over its edges. */
const isSeenWhole = (locator) =>
  locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const edges = [
      [x, top + 4],
      [x, bottom - 4],
      [left + 4, y],
      [right - 4, y],
    ];
    return edges.every((point) => element.parentElement.contains(document.elementFromPoint(...point)));
  });

journey(
  'above the keyboard a field is seen whole, its button is reached, and a dialog can be closed',
  { ...WITHOUT_WORKER, server },
  async ({ page, signUp }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Get Started' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Create Your Account' });
    await see(dialog);
    await page.setViewportSize(ABOVE_KEYBOARD);
    for (const name of ['First Name', 'Last Name', 'Email', 'Password']) {
      const field = dialog.getByLabel(name, { exact: true });
      await field.focus();
      await atRest(page);
      assert.ok(await isSeenWhole(field), `${name} is seen whole`);
      assert.ok(await isSeenWhole(dialog.getByRole('button', { name: 'Close' })), `Close, at ${name}`);
    }
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });

    await page.setViewportSize(PHONE);
    await signUp();
    const lily = await withThirstyPlant(page, server);
    await page.goto(`/garden/${lily.id}`);
    await page.getByRole('button', { name: 'Write in the journal' }).click();
    const words = page.getByLabel(/^What do you see\?/);
    await see(words);
    await page.setViewportSize(ABOVE_KEYBOARD);
    await words.press('a');
    await atRest(page);
    const bar = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
    assert.ok((await boxOf(bar)).top >= ABOVE_KEYBOARD.height, 'the tab bar covers nothing');
  },
);

journey(
  'pressed twice by a hand that shakes, a button counts once where something else comes to its place',
  { ...WITHOUT_WORKER, server },
  async ({ page, signUp }) => {
    await signUp();
    await page.goto('/garden');
    const add = page.getByRole('button', { name: 'Add Plant' });
    const dialog = page.getByRole('dialog', { name: 'Add Plant' });
    // Its code has come by then, so it opens between the two presses.
    await add.click();
    await see(dialog);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // The tab bar may lie over it.
    await add.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await atRest(page);
    const { left, top } = await boxOf(add);
    await page.touchscreen.tap(left + 30, top + 20);
    await page.touchscreen.tap(left + 33, top + 22);
    await atRest(page);
    assert.equal(await dialog.count(), 1);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.mouse.dblclick(left + 30, top + 20);
    await atRest(page);
    assert.equal(await dialog.count(), 1);
  },
);
