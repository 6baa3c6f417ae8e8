/* global document */
// Measures the identifier in the browser: the bytes that it fetches, how long a photo takes, how often the live look looks, and
// its memory; at full speed and at a quarter of it. Run by `npm run journeys -- --figures on-device`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launch, openWindow, PHONE, see, servers, WITHOUT_WORKER } from './browser.mjs';
import { withCamera } from './camera.mjs';
import { choose } from './identify-steps.mjs';
import { aFile } from './pictures.mjs';
import { chromiumProcesses, commandOf, slowed } from './slowed.mjs';

const CPU_SLOWDOWN = 4;
const PHOTOS = 6;
const LOOKS = 20;
const WITHIN_MS = 60_000;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Bytes over the network, as compressed, from the press until it is ready. */
async function getReady(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const button = page.getByRole('button', { name: /^Get Ready to Work Offline/ });
  await see(button);
  await page.waitForLoadState('networkidle');
  let bytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await button.click();
  await see(page.getByText('Ready to work offline'));
  return bytes;
}

/** Milliseconds from the press to the answer, photo by photo. */
async function timePhotos(page) {
  const times = [];
  for (let n = 0; n < PHOTOS; n += 1) {
    await page.goto('/identify');
    await choose(page, await aFile(`plant ${n}`));
    const from = performance.now();
    await page.getByRole('button', { name: 'Look on This Device' }).click();
    await see(page.getByText('Looked at on this device'), { timeout: WITHIN_MS });
    times.push(performance.now() - from);
  }
  return times;
}

async function looksPerSecond(page) {
  const looks = () => page.locator('[data-looks]').getAttribute('data-looks').then(Number);
  await page.goto('/identify');
  await page.getByRole('button', { name: 'Live Look' }).click();
  await see(page.locator('[data-looks]'), { timeout: WITHIN_MS });
  const reach = (count) =>
    page.waitForFunction(
      (least) => Number(document.querySelector('[data-looks]')?.dataset.looks) >= least,
      count,
      { timeout: WITHIN_MS },
    );
  await reach(LOOKS / 2);
  const [from, before] = [performance.now(), await looks()];
  await reach(before + LOOKS);
  const rate = (((await looks()) - before) * 1000) / (performance.now() - from);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  return rate;
}

/** The highest memory (MiB) that a process which shows pages has had. */
const highestMemory = () =>
  Math.max(
    ...chromiumProcesses()
      .filter((pid) => commandOf(pid).includes('--type=renderer'))
      .map((pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024),
  );

async function measure(page) {
  const [first, ...more] = await timePhotos(page);
  const rate = await looksPerSecond(page);
  return `first photo ${first.toFixed(0)} ms, then ${median(more).toFixed(0)} ms, up to ${Math.max(...more).toFixed(0)} ms; live look ${rate.toFixed(1)} a second`;
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'leaflore-camera-'));
const browser = await launch(await withCamera(folder));
try {
  const { page, signUp, close } = await openWindow(browser, {
    server: servers.builtIn,
    size: PHONE,
    permissions: ['camera'],
    ...WITHOUT_WORKER,
  });
  await signUp();
  await page.goto('/identify');
  const before = highestMemory();
  console.log(`Fetched once: ${((await getReady(page)) / 1e6).toFixed(2)} MB`);
  console.log(`Full speed: ${await measure(page)}`);
  console.log(
    `Memory of the page: ${before.toFixed(0)} MiB before, at most ${highestMemory().toFixed(0)} MiB since`,
  );
  console.log(`${CPU_SLOWDOWN}x slower: ${await slowed(CPU_SLOWDOWN, () => measure(page))}`);
  await close();
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
