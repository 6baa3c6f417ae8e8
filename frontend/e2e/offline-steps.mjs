/* global caches, indexedDB, navigator */
import assert from 'node:assert/strict';
import { see } from './browser.mjs';
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

const hasPerson = (kept) => Object.keys(kept).some((name) => name.startsWith('person'));
/** The key comes last (service-worker/sw.ts). */
const isReady = (kept) => Object.values(kept).flat().includes('/api/plant-key');
/** On a slow machine a browser takes long to keep a hundred files. */
const READY_WITHIN_MS = 60_000;

/** Opens a page under the service worker, and waits until everything is there for later. */
export async function getReadyForOffline(page, path = '/garden') {
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await eventually(() => keptOn(page), hasPerson, READY_WITHIN_MS);
  await page.evaluate(() => navigator.serviceWorker.controller.postMessage({ type: 'get-ready' }));
  await eventually(() => keptOn(page), isReady, READY_WITHIN_MS);
}

export const waits = (page, count) =>
  see(page.getByText(count === 1 ? '1 thing waits for the network' : `${count} things wait for the network`));
export const nothingWaits = (page) =>
  eventually(
    () => page.getByText(/waits? for the network/).count(),
    (count) => count === 0,
  );
export const wasDry = (page) => page.getByRole('button', { name: 'It was dry: I watered it' }).first();
export const journalOf = async (page, { id }) => (await page.request.get(`/api/plants/${id}/journal`)).json();
/** What was watered since the journey began; the plant itself says when it was watered before. */
export const wateringsOf = async (page, plant) =>
  (await journalOf(page, plant)).filter(
    ({ content, createdAt }) => /^Watered/.test(content) && Date.parse(createdAt) > Date.now() - 86_400_000,
  );
/** How many rows of a table are kept on the device. */
export const rowsOn = (page, table) =>
  page.evaluate(
    (name) =>
      new Promise((resolve) => {
        const opening = indexedDB.open('leaflore-on-device');
        opening.onsuccess = () => {
          const { result } = opening;
          if (!result.objectStoreNames.contains(name)) return resolve(0);
          const counting = result.transaction(name).objectStore(name).count();
          counting.onsuccess = () => {
            result.close();
            resolve(counting.result);
          };
        };
      }),
    table,
  );
export const writesOn = (page) => rowsOn(page, 'writes');
export const seeWhatWaits = (page) => page.getByText('See what waits').click();
export const KEPT_HERE = 'It’s kept on this device, and sent when you’re back online.';

/** A member with a thirsty plant, in My Garden, who has lost the network. */
export async function inTheCellar({ page, signUp }, server) {
  await signUp();
  const plant = await withThirstyPlant(page, server);
  await getReadyForOffline(page);
  await page.context().setOffline(true);
  await see(wasDry(page));
  return plant;
}
