/* global document, Event */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import { goOffline, see, servers, stage } from './browser.mjs';
import { withCamera } from './camera.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'leaflore-camera-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const { journey } = stage({ args: await withCamera(folder), isWhole: true });
const looks = (page) => page.locator('[data-looks]').getAttribute('data-looks').then(Number);
const looked = (page, times) =>
  page.waitForFunction(
    (least) => Number(document.querySelector('[data-looks]')?.dataset.looks) >= least,
    times,
  );

async function openLive({ page, signUp }) {
  await page.context().grantPermissions(['camera']);
  await signUp();
  await page.goto('/identify');
  await page.getByRole('button', { name: /^Get Ready to Work Offline/ }).click();
  await page.getByRole('button', { name: 'Live Look' }).click();
  await see(page.getByRole('dialog', { name: 'Live look' }));
  await looked(page, 6);
}

journey(
  'a live look names the plant again and again, and the camera is off when nobody looks',
  { server: servers.builtIn },
  async ({ page, signUp }) => {
    await openLive({ page, signUp });
    const [from, before] = [performance.now(), await looks(page)];
    await looked(page, before + 20);
    const seconds = (performance.now() - from) / 1000;
    console.log(`${(((await looks(page)) - before) / seconds).toFixed(1)} looks a second`);
    await see(page.getByText(/^(Very sure|Quite sure|Fairly sure|Not sure|Only a guess): \d+%$/));

    const stream = await page.evaluateHandle(() => document.querySelector('video').srcObject);
    const state = () =>
      stream.evaluate((each) =>
        each
          .getTracks()
          .map((track) => track.readyState)
          .join(),
      );
    assert.equal(await state(), 'live');
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await see(page.getByText('The camera is off.'));
    assert.equal(await state(), 'ended');
    await page.evaluate(() => delete document.hidden);
    await page.getByRole('button', { name: 'Go On' }).click();
    await page.waitForFunction(() => document.querySelector('video')?.srcObject?.active);
    await looked(page, (await looks(page)) + 2);

    const again = await page.evaluateHandle(() => document.querySelector('video').srcObject);
    await page.getByRole('button', { name: 'Take This View as a Photo' }).click();
    await see(page.getByRole('list', { name: 'Your photos' }).getByRole('img'));
    assert.equal(await again.evaluate((each) => each.getTracks()[0].readyState), 'ended');
    await see(page.getByRole('button', { name: 'Identify Plant', exact: true }));
  },
);

journey(
  'a live look needs no network',
  { server: servers.builtIn, mayFail: /./ },
  async ({ page, signUp }) => {
    await openLive({ page, signUp });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await goOffline(page);
    await page.getByRole('button', { name: 'Live Look' }).click();
    await looked(page, 3);
  },
);
