import assert from 'node:assert/strict';
import { see, servers, stage } from './browser.mjs';
import { eventually } from './eventually.mjs';
import {
  inTheCellar,
  KEPT_HERE,
  nothingWaits,
  seeWhatWaits,
  waits,
  wasDry,
  wateringsOf,
  writesOn,
} from './offline-steps.mjs';

const { journey } = stage();
const server = servers.builtIn;
const mayFail = /./;

journey(
  'no page asks again for what waits, also after a reload, until it is taken back',
  { server, mayFail },
  async (someone) => {
    const { page } = someone;
    const plant = await inTheCellar(someone, server);
    const pages = [`/garden/${plant.id}`, `/garden/${plant.id}/log`, '/garden', '/easy'];
    // What was never read is not there without a network.
    await page.context().setOffline(false);
    for (const address of pages) {
      await page.goto(address);
      await see(wasDry(page));
      await page.waitForLoadState('networkidle');
    }
    await page.context().setOffline(true);
    for (const answer of ['It was dry: I watered it', 'It’s still moist']) {
      await page.goto(`/garden/${plant.id}/log`);
      await page.getByRole('button', { name: answer }).click();
      await see(page.getByText(KEPT_HERE));
      for (const address of pages) {
        await page.goto(address);
        await see(page.getByRole('heading', { level: 1 }));
        await see(page.getByText(/thing waits/));
        await eventually(
          () => wasDry(page).count(),
          (count) => count === 0,
        );
      }
      await page.goto(`/garden/${plant.id}`);
      await see(page.getByText('We’ll work out the next date when you’re back online.').first());
      await seeWhatWaits(page);
      await page.getByRole('button', { name: 'Don’t Send' }).click();
      await see(wasDry(page));
      await page.goto(`/garden/${plant.id}/log`);
      await see(wasDry(page));
    }
  },
);

journey(
  'what another tab has sent is undone on the server, and what it took out is not',
  { server, mayFail },
  async (someone) => {
    const { page } = someone;
    const plant = await inTheCellar(someone, server);
    const other = await page.context().newPage();
    await other.goto('/garden');
    await see(wasDry(other));
    // Only the other tab reaches the server.
    for (const address of ['**/api/care/tasks/*/done', '**/api/plants/*/water'])
      await page.route(address, (route) => route.abort('connectionreset'));
    await wasDry(page).click();
    const undo = page.getByRole('region', { name: /^Messages/ }).getByRole('button', { name: 'Undo' });
    await undo.hover();
    await waits(other, 1);
    await page.context().setOffline(false);
    await eventually(
      () => wateringsOf(page, plant),
      ({ length }) => length === 1,
    );
    await undo.click();
    await see(page.getByText('Undone', { exact: true }));
    assert.deepEqual(await wateringsOf(page, plant), []);
    await see(wasDry(page));

    await page.context().setOffline(true);
    await wasDry(page).click();
    await waits(other, 1);
    await seeWhatWaits(other);
    await other.getByRole('button', { name: 'Don’t Send' }).click();
    await nothingWaits(page);
    await see(wasDry(page));
    assert.equal(await writesOn(page), 0);
  },
);
