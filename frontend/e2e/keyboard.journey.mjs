/* global document, getComputedStyle */
import assert from 'node:assert/strict';
import { DESKTOP, newEmail, PASSWORD, PHONE, see, stage } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { aFile } from './pictures.mjs';

const { journey } = stage();
const MAX_STEPS = 80;

/** The focused element: its name, and whether the focus is visible. */
const focused = (page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const style = getComputedStyle(element);
    const ring = (each) => each.outlineStyle !== 'none' && parseFloat(each.outlineWidth) >= 2;
    const box = element.getBoundingClientRect();
    const seen = [style, element.parentElement && getComputedStyle(element.parentElement)].filter(Boolean);
    return {
      name: (
        element.getAttribute('aria-label') ??
        element.labels?.[0]?.textContent ??
        element.textContent
      ).trim(),
      isNowhere: element === document.body,
      isRinged: seen.some((each) => ring(each) || each.boxShadow.includes('0px 0px 0px')),
      isInside: box.bottom > 0 && box.top < document.documentElement.clientHeight,
    };
  });

/** Presses Tab until this element has the focus; every element on the way must show its focus. */
async function tabTo(page, name) {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    const at = await focused(page);
    if (at.isNowhere) continue;
    // Sliding into view may take a moment.
    await eventually(
      () => focused(page),
      ({ isRinged, isInside }) => isRinged && isInside,
    );
    if (name.test(at.name)) return;
  }
  assert.fail(`Tab never came to ${name}`);
}

const walk = async ({ page }) => {
  // Registered from the start: otherwise a press may come before the browser reports the file chooser.
  page.on('filechooser', () => undefined);
  await page.goto('/');
  await see(page.getByRole('heading', { level: 1 }));
  await page.keyboard.press('Tab');
  assert.equal((await focused(page)).name, 'Skip to the content');
  await tabTo(page, /^Start Identifying Plants$/);
  await page.keyboard.press('Enter');
  await see(page.getByRole('heading', { name: 'Create Your Account' }));
  const fields = { 'First Name': 'Rosa', 'Last Name': 'Moss', Email: newEmail(), Password: PASSWORD };
  for (const [label, value] of Object.entries(fields)) {
    const at = await focused(page);
    if (!at.name.startsWith(label)) await tabTo(page, new RegExp(`^${label}`));
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await see(page.getByRole('heading', { level: 1, name: 'Plant Identification' }));
  await tabTo(page, /^Upload Image$/);
  const picker = page.waitForEvent('filechooser');
  await page.keyboard.press('Space');
  await (await picker).setFiles(await aFile());
  await see(page.getByRole('list', { name: 'Your photos' }).getByRole('img'));
  await tabTo(page, /^Identify Plant$/);
  await page.keyboard.press('Space');
  await see(page.getByRole('heading', { name: 'Jade Plant', exact: true }));
  await tabTo(page, /^Add to My Garden$/);
  await page.keyboard.press('Enter');
  await see(page.getByRole('button', { name: 'A few days ago' }));
  await tabTo(page, /^A few days ago$/);
  await page.keyboard.press('Enter');
  await see(page.getByText('Plant Added!', { exact: true }));
};

journey(
  'by keyboard alone from the landing page to an identified plant, on a desktop',
  { size: DESKTOP },
  walk,
);
journey('by keyboard alone from the landing page to an identified plant, on a phone', { size: PHONE }, walk);

journey(
  'a dialog traps the focus, closes with Escape and returns it',
  { size: DESKTOP },
  async ({ page }) => {
    await page.goto('/');
    await tabTo(page, /^Get Started$/);
    await page.keyboard.press('Enter');
    await see(page.getByRole('dialog'));
    for (let step = 0; step < 15; step += 1) {
      await page.keyboard.press('Tab');
      assert.ok(await page.evaluate("document.activeElement.closest('[role=dialog]') !== null"));
    }
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // The dialog gives the focus back a moment after it has gone.
    await eventually(
      () => focused(page),
      ({ name }) => name === 'Get Started',
    );
  },
);
