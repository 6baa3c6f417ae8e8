/* global indexedDB, localStorage, sessionStorage */
import assert from 'node:assert/strict';
import { see, servers, stage } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { getReadyForOffline as getReady, keptOn, withThirstyPlant } from './offline-steps.mjs';

const { journey } = stage();
const server = servers.builtIn;
const headers = { origin: server.url };

const ofPersons = async (page) =>
  Object.entries(await keptOn(page)).filter(([name]) => name.startsWith('person'));

journey(
  'pages that were never opened work without a network, and what was read can be read again',
  { server, mayFail: /./ },
  async ({ page, signUp }) => {
    await signUp();
    const plant = await withThirstyPlant(page, server);
    await getReady(page);
    await page.goto('/plants/aloe-vera');
    await see(page.getByRole('heading', { level: 1, name: /Aloe/ }));
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.reload();
    await see(page.getByRole('heading', { level: 1, name: /Aloe/ }));
    await see(page.getByText('You are offline', { exact: true }));
    for (const [path, name] of [
      ['/', /Rosa/],
      ['/garden', 'My Garden'],
      [`/garden/${plant.id}`, 'Peace Lily'],
      ['/garden/calendar', 'Care Calendar'],
      ['/identify', 'Plant Identification'],
      ['/plants', /Plants|care guides/i],
      ['/doctor', /wrong/],
      ['/blog', /Blog/],
    ]) {
      await page.goto(path);
      await see(page.getByRole('heading', { level: 1, name }));
      assert.equal(await page.getByText('Something went wrong').count(), 0, path);
    }
    await page.goto('/garden');
    await see(page.getByRole('article', { name: 'Peace Lily' }));
    await see(page.getByText('1 thing to do'));
  },
);

journey('nothing of a person stays on the device after a logout', { server }, async ({ page, signUp }) => {
  await signUp();
  await withThirstyPlant(page, server);
  await getReady(page);
  assert.notDeepEqual(await ofPersons(page), []);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
  await see(page.getByRole('button', { name: 'Start Identifying Plants' }));
  assert.deepEqual(await ofPersons(page), []);
  assert.deepEqual(await page.evaluate(() => indexedDB.databases()), []);
  assert.equal(await page.evaluate(() => localStorage.length + sessionStorage.length), 0);
});

journey(
  'a logout without a network forgets the person at once, and ends the session as soon as there is one',
  { server, mayFail: /./ },
  async ({ page, signUp }) => {
    await signUp();
    await withThirstyPlant(page, server);
    await getReady(page);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
    await see(page.getByRole('button', { name: 'Start Identifying Plants' }));
    assert.deepEqual(await ofPersons(page), []);
    await page.context().setOffline(false);
    await page.goto('/garden');
    await see(page.getByRole('button', { name: 'Start Identifying Plants' }));
    assert.equal((await page.request.get('/api/auth/user')).status(), 401);
  },
);

journey(
  'the next person on the same phone never reads what belongs to the one before',
  { server, mayFail: /./ },
  async ({ page, signUp }) => {
    await signUp();
    await withThirstyPlant(page, server, 'Fern of Rosa');
    await getReady(page);
    const [[before]] = await ofPersons(page);
    // Rosa's session is gone without a logout, and Otto signs in on the same phone.
    await page.context().clearCookies();
    await signUp({ firstName: 'Otto', lastName: 'Birch' });
    await page.goto('/');
    await see(page.getByRole('heading', { level: 1, name: /Otto/ }));
    await eventually(
      () => ofPersons(page),
      (all) => all.length > 0 && all.every(([name]) => name !== before),
    );
    await page.context().setOffline(true);
    await page.goto('/garden');
    await see(page.getByRole('heading', { level: 1, name: 'My Garden' }));
    await page.goto('/');
    await see(page.getByRole('heading', { level: 1, name: /Otto/ }));
    assert.equal(await page.getByText('Fern of Rosa').count(), 0);
  },
);

journey(
  'a session that was ended elsewhere takes what was read with it',
  { server, mayFail: /./ },
  async ({ page, signUp }) => {
    await signUp();
    await getReady(page);
    const cookies = await page.context().cookies();
    await page.request.get('/api/logout', { headers });
    await page.context().addCookies(cookies);
    await page.goto('/garden');
    await see(page.getByRole('button', { name: 'Start Identifying Plants' }));
    await eventually(
      () => ofPersons(page),
      (all) => all.length === 0,
    );
  },
);

journey('only what is named is kept of the API', { server, mayFail: /./ }, async ({ page, signUp }) => {
  await signUp();
  await getReady(page, '/profile');
  await page.goto('/premium');
  await page.waitForLoadState('networkidle');
  const addresses = Object.values(await keptOn(page)).flat();
  const api = [...new Set(addresses.filter((path) => path.startsWith('/api/')))];
  for (const path of api)
    assert.match(
      path,
      /^\/api\/(auth\/user|plants|care\/(today|calendar)|plant-library|plant-key|garden\/year|deleted-plants|identifications|reminders)$/,
    );
  assert.ok(addresses.filter((path) => /\.html$/.test(path)).every((path) => path === '/index.html'));
  // Without a network what was never read is not there: nothing else answers in its place.
  await page.context().setOffline(true);
  const fails = (path) => page.evaluate((path) => fetch(path).then(String, () => 'no answer'), path);
  assert.equal(await fails('/api/care/calendar?month=2020-01'), 'no answer');
  assert.equal(await fails('/api/billing/subscription'), 'no answer');
});
