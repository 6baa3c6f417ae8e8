/* global caches, navigator */
import assert from 'node:assert/strict';
import { eventually } from './eventually.mjs';

/** Adds a plant through the API that was watered long ago. */
export async function withThirstyPlant(page, { url }, commonName = 'Peace Lily') {
  const lastWatered = new Date(Date.now() - 30 * 86_400_000).toISOString();
  const data = { commonName, waterNeeds: 'Weekly', lastWatered };
  const answer = await page.request.post('/api/plants', { data, headers: { origin: url } });
  assert.equal(answer.status(), 201, await answer.text());
  return answer.json();
}

/** What the device keeps: the addresses in its caches, by cache. */
export const keptOn = (page) =>
  page.evaluate(async () => {
    const kept = {};
    for (const name of await caches.keys())
      kept[name] = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    return kept;
  });

const isReady = (kept) =>
  Object.entries(kept).some(([name, all]) => name.startsWith('person') && all.includes('/api/care/calendar'));

/** Opens a page under the service worker, and waits until everything is there for later. */
export async function getReadyForOffline(page, path = '/garden') {
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.evaluate(() => navigator.serviceWorker.controller.postMessage({ type: 'get-ready' }));
  await eventually(() => keptOn(page), isReady);
}
