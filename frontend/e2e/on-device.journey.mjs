/* global caches, indexedDB */
import assert from 'node:assert/strict';
import { goOffline, see, servers, stage } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { choose, OWN_ADDRESS, used } from './identify-steps.mjs';
import { aFile, aPicture } from './pictures.mjs';

const { journey } = stage();
const MEGABYTES = 6_000_000;

const getReady = (page) => page.getByRole('button', { name: /^Get Ready to Work Offline: \d MB$/ });
const look = (page) => page.getByRole('button', { name: 'Look on This Device' }).click();
const historyOf = async (page) => (await page.request.get('/api/identifications')).json();

/** How many answers are kept on the device. */
const keptOn = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('leaflore-on-device');
        opening.onsuccess = () => {
          const counting = opening.result.transaction('answers').objectStore('answers').count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );

/** A member whose device can look at photos itself, on the identify page. */
async function makeReady({ page, signUp }) {
  await signUp();
  await page.goto('/identify');
  await getReady(page).click();
  await see(page.getByText('Ready to work offline'));
}

journey(
  'without a network a plant is identified on the device, and is in the history once when the network is back',
  { server: servers.builtIn, mayFail: /./ },
  async ({ page, signUp }) => {
    await makeReady({ page, signUp });
    const history = page.getByRole('link', { name: 'Your identifications' });
    await history.click();
    await see(page.getByText('No identifications yet'));
    await page.waitForLoadState('networkidle');
    await page.goBack();
    await goOffline(page);
    await choose(page, await aFile('first'));
    assert.equal(await page.getByText('Your photos are waiting').count(), 0);
    await look(page);
    await see(page.getByText('Looked at on this device'));
    await see(page.getByText('It’s kept on this device, and added to your identifications'));
    assert.equal(await page.evaluate('document.activeElement.id'), 'device-name', 'the answer has the focus');
    await history.click();
    await see(page.getByText('Perhaps Aloe Vera: it is added here when you’re back online.'));

    // The request arrives, but its answer does not: the next try is the same identification.
    await page.route(
      '**/api/identifications/from-device',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    const first = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/from-device'));
    await page.context().setOffline(false);
    await first;
    assert.equal((await historyOf(page)).length, 1);
    await page.goto('/identifications');
    await see(page.getByText('On your device', { exact: true }));
    await page.reload();
    await see(page.getByText('On your device', { exact: true }));
    const [record, ...others] = await historyOf(page);
    assert.equal(others.length, 0, 'it is there once');
    assert.equal(record.result.onDevice, true);
    assert.equal(await used(page), 0, 'it is not counted');
    // What the server has is not kept on the device.
    await eventually(
      () => keptOn(page),
      (count) => count === 0,
    );

    await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
    await see(page.getByText('on your own device'));
    const before = page.url();
    await page.getByRole('button', { name: 'Ask the Server Too' }).click();
    await page.waitForURL((url) => url.href !== before && OWN_ADDRESS.test(url.href));
    await see(page.locator('#result-name'));
    assert.equal((await historyOf(page)).length, 2, 'the server’s own answer is another one');
  },
);

journey(
  'the device and the server answer the same, and what is fetched is small and fetched once',
  { server: servers.builtIn },
  async ({ page, signUp }) => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    let bytes = 0;
    let fetched = 0;
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    page.on('request', (request) => (fetched += /classifier/.test(request.url()) ? 1 : 0));
    await signUp();
    await page.goto('/identify');
    await see(getReady(page));
    await page.waitForLoadState('networkidle');
    bytes = 0;
    await getReady(page).click();
    await see(page.getByText('Ready to work offline'));
    assert.ok(bytes > 500_000 && bytes < MEGABYTES, `${bytes} bytes`);
    assert.equal(fetched, 2);

    await page.reload();
    await choose(page, await aFile('first'));
    const from = performance.now();
    await look(page);
    await see(page.getByText('It’s in your identifications now.'));
    console.log(`fetched ${bytes} bytes; from press to history ${Math.round(performance.now() - from)} ms`);
    assert.equal(fetched, 2, 'nothing is fetched twice');
    const [own] = await historyOf(page);
    const data = { imageData: `data:image/jpeg;base64,${(await aPicture('first')).toString('base64')}` };
    const headers = { origin: servers.builtIn.url };
    const theirs = await (await page.request.post('/api/identify-plant', { data, headers })).json();
    assert.equal(own.result.candidates[0].scientificName, theirs.candidates[0].scientificName);
    const [here, there] = [own, { result: theirs }].map(({ result }) => result.confidence);
    assert.ok(Math.abs(here - there) < 0.06, `confidence here ${here.toFixed(2)}, there ${there.toFixed(2)}`);

    await page.goto('/identify');
    await page.getByRole('button', { name: 'Remove It from This Device' }).click();
    await see(getReady(page));
    assert.equal(await page.evaluate(() => caches.has('identifier')), false);
  },
);

journey(
  'a file that was changed on its way is not used',
  { server: servers.builtIn },
  async ({ page, signUp }) => {
    await signUp();
    await page.route(/classifier-[^/]+\.bin$/, async (route) => {
      const answer = await route.fetch();
      const body = await answer.body();
      body[body.length - 1] ^= 1;
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/identify');
    await getReady(page).click();
    await see(page.getByText('That didn’t work.'));
    assert.equal(await page.evaluate(() => caches.has('identifier')), false);
    assert.equal(await page.getByRole('button', { name: 'Look on This Device' }).count(), 0);
  },
);

journey(
  'what is kept on a device is for the account that it was made with',
  { server: servers.builtIn, mayFail: /./ },
  async ({ page, signUp }) => {
    await makeReady({ page, signUp });
    await goOffline(page);
    await choose(page, await aFile('first'));
    await look(page);
    await see(page.getByText('It’s kept on this device'));
    await page.goto('about:blank').catch(() => undefined);
    await page.context().setOffline(false);
    await page.context().clearCookies();
    await signUp();
    await page.goto('/identifications');
    await see(page.getByText('No identifications yet'));
    await page.waitForLoadState('networkidle');
    assert.deepEqual(await historyOf(page), []);
  },
);
