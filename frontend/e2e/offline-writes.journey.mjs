/* global indexedDB, localStorage, navigator */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { goOffline, openPhone, see, servers, stage, newEmail, PASSWORD } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { choose } from './identify-steps.mjs';
import {
  getReadyForOffline,
  inTheCellar,
  journalOf,
  KEPT_HERE,
  nothingWaits,
  rowsOn,
  seeWhatWaits,
  waits,
  wasDry,
  wateringsOf,
  withThirstyPlant,
  writesOn,
} from './offline-steps.mjs';
import { aFile } from './pictures.mjs';

const { journey } = stage();
const server = servers.builtIn;
const mayFail = /./;

const leave = async (page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
};

test('airplane mode, water, write with a photo, close, reopen, back online: sent once, shown once', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'leaflore-phone-'));
  let phone = await openPhone(folder, server);
  try {
    let page = phone.pages()[0] ?? (await phone.newPage());
    const data = { email: newEmail(), password: PASSWORD, firstName: 'Rosa', lastName: 'Moss' };
    await page.request.post('/api/register', { data, headers: { origin: server.url } });
    const plant = await withThirstyPlant(page, server);
    await getReadyForOffline(page);
    await page.goto(`/garden/${plant.id}`);
    await see(page.getByRole('button', { name: 'Write in the journal' }));
    await page.waitForLoadState('networkidle');
    await phone.setOffline(true);

    await page.goto('/garden');
    await wasDry(page).click();
    await see(page.getByText('Kept on This Device', { exact: true }));
    await waits(page, 1);
    await page.goto(`/garden/${plant.id}`);
    await page.getByRole('button', { name: 'Write in the journal' }).click();
    await page.getByLabel('What do you see?').fill('A bud, in the cellar!');
    await page.getByTestId('journal-photo').setInputFiles(await aFile('first'));
    await see(page.getByAltText('The photo of this entry'));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await waits(page, 2);
    await seeWhatWaits(page);
    await see(page.getByText('“A bud, in the cellar!”, with a photo', { exact: false }));
    await page.goto('/garden');
    await waits(page, 2);
    await see(page.getByRole('heading', { name: /Nothing to do today|All done/ }));
    // Nobody is asked to water it twice.
    await wasDry(page).waitFor({ state: 'detached' });
    await phone.close();

    phone = await openPhone(folder, server);
    page = phone.pages()[0] ?? (await phone.newPage());
    await phone.setOffline(true);
    await page.goto('/garden');
    await waits(page, 2);
    const posts = [];
    page.on(
      'request',
      (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname),
    );
    await phone.setOffline(false);
    await nothingWaits(page);
    const journal = await journalOf(page, plant);
    const notes = journal.filter(({ source }) => source === 'journal');
    assert.deepEqual(
      notes.map(({ content }) => content),
      ['A bud, in the cellar!'],
    );
    assert.match(notes[0].imageUrl, /^\/api\/photos\//);
    assert.equal((await wateringsOf(page, plant)).length, 1);
    assert.match(posts[0], /\/(water|done)$/, 'what was done first is sent first');
    assert.match(posts.at(-1), /\/journal$/);

    await page.goto(`/garden/${plant.id}`);
    await see(page.getByText('A bud, in the cellar!', { exact: true }));
    assert.equal(await page.getByText('A bud, in the cellar!').count(), 1);
    assert.equal(await writesOn(page), 0);
  } finally {
    await phone.close();
    await rm(folder, { recursive: true, force: true });
  }
});

journey(
  'an answer that is lost on its way does not water a plant twice',
  { server, mayFail },
  async ({ page, signUp }) => {
    await signUp();
    const plant = await withThirstyPlant(page, server);
    await page.goto('/garden');
    for (const address of ['**/api/care/tasks/*/done', '**/api/plants/*/water'])
      await page.route(
        address,
        async (route) => {
          await route.fetch();
          await route.abort('connectionreset');
        },
        { times: 1 },
      );
    await wasDry(page).click();
    await see(page.getByText('Kept on This Device', { exact: true }));
    await eventually(
      () => writesOn(page),
      (count) => count === 0,
    );
    await nothingWaits(page);
    assert.equal((await wateringsOf(page, plant)).length, 1);
  },
);

journey('what waits can be taken back before it was sent', { server, mayFail }, async (someone) => {
  const { page } = someone;
  const plant = await inTheCellar(someone, server);
  await wasDry(page).click();
  await waits(page, 1);
  await see(page.getByText(`Watered. ${KEPT_HERE}`));
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await nothingWaits(page);
  await see(wasDry(page));
  await wasDry(page).click();
  await waits(page, 1);
  await page.reload();
  await waits(page, 1);
  await seeWhatWaits(page);
  await page.getByRole('button', { name: 'Don’t Send' }).click();
  await see(page.getByText('Not Sent', { exact: true }));
  await see(wasDry(page));
  // Also where the answer was given since the page was opened.
  await wasDry(page).click();
  await see(page.getByText(`Watered. ${KEPT_HERE}`));
  await seeWhatWaits(page);
  await page.getByRole('button', { name: 'Don’t Send' }).click();
  await see(wasDry(page));
  await page.context().setOffline(false);
  await page.reload();
  await page.waitForLoadState('networkidle');
  assert.deepEqual(await wateringsOf(page, plant), []);
});

journey(
  'what the server refuses is shown, can be tried again, and is thrown away by nobody but the person',
  { server, mayFail },
  async (someone) => {
    const { page } = someone;
    const plant = await inTheCellar(someone, server);
    await wasDry(page).click();
    await waits(page, 1);
    const headers = { origin: server.url };
    await page.request.delete(`/api/plants/${plant.id}`, { headers });
    await page.context().setOffline(false);
    await see(page.getByText(/^We couldn’t save this: Peace Lily/));
    await page.getByText(KEPT_HERE).waitFor({ state: 'detached' });
    await page.reload();
    await see(page.getByText(/^We couldn’t save this: Peace Lily/));
    await page.request.post(`/api/plants/${plant.id}/restore`, { headers });
    await page.getByRole('button', { name: 'Try Again' }).first().click();
    await page.getByText(/^We couldn’t save this/).waitFor({ state: 'detached' });
    await nothingWaits(page);
    assert.equal((await wateringsOf(page, plant)).length, 1);
  },
);

journey('a logout asks before it loses what waits', { server, mayFail }, async (someone) => {
  const { page } = someone;
  await inTheCellar(someone, server);
  await wasDry(page).click();
  await waits(page, 1);
  await leave(page);
  const question = page.getByRole('dialog', { name: 'Something is not sent yet' });
  await question.getByRole('button', { name: 'Stay Logged In' }).click();
  assert.equal(await writesOn(page), 1);
  // At once, and also where the logout of somebody else has made this device forget that something waits.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await leave(page);
  await question.getByRole('button', { name: 'Log Out, and Lose It' }).click();
  await see(page.getByRole('button', { name: 'Start Identifying Plants' }));
  assert.deepEqual(await page.evaluate(() => indexedDB.databases()), []);
});

journey(
  'a logout asks before it loses what the device has identified',
  { server, mayFail },
  async (someone) => {
    const { page, signUp } = someone;
    await signUp();
    await getReadyForOffline(page, '/identify');
    await page.getByRole('button', { name: /^Get Ready to Work Offline/ }).click();
    await see(page.getByText('Ready to work offline'));
    await goOffline(page);
    await choose(page, await aFile('first'));
    await page.getByRole('button', { name: 'Look on This Device' }).click();
    await see(page.getByText('It’s kept on this device'));
    await leave(page);
    const question = page.getByRole('dialog', { name: 'Something is not sent yet' });
    await see(question.getByText('1 plant that you looked up is only on this device.'));
    await question.getByRole('button', { name: 'Stay Logged In' }).click();
    assert.equal(await rowsOn(page, 'answers'), 1);

    // With a network it is sent instead, and nobody is asked for long.
    await page.route('**/api/identifications/from-device', (route) => route.abort('connectionreset'), {
      times: 1,
    });
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/from-device') && answer.ok());
    await page.context().setOffline(false);
    await leave(page);
    await sent;
    await see(page.getByRole('button', { name: 'Start Identifying Plants' }));
    assert.deepEqual(await page.evaluate(() => indexedDB.databases()), []);
  },
);

journey(
  'what waits for one person is neither seen nor sent by the next, and is still there for the first',
  { server, mayFail },
  async (someone) => {
    const { page, signUp } = someone;
    const plant = await inTheCellar(someone, server);
    await wasDry(page).click();
    await waits(page, 1);
    const ofRosa = await page.context().cookies();
    await page.goto('about:blank');
    await page.context().setOffline(false);
    await page.context().clearCookies();
    await signUp({ firstName: 'Otto', lastName: 'Birch' });
    await page.goto('/garden');
    await see(page.getByRole('heading', { level: 1, name: 'My Garden' }));
    await page.waitForLoadState('networkidle');
    assert.equal(await page.getByText(/for the network/).count(), 0);
    assert.equal(await writesOn(page), 1);
    await leave(page);
    await see(page.getByRole('button', { name: 'Start Identifying Plants' }));
    await page.context().addCookies(ofRosa);
    await page.goto('/garden');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await eventually(
      () => wateringsOf(page, plant),
      ({ length }) => length === 1,
    );
  },
);
