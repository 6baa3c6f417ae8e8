/* global document */
import assert from 'node:assert/strict';
import { DESKTOP, see, stage, WITHOUT_WORKER } from './browser.mjs';

const { journey } = stage();

const open = async (page) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Plant Library' }).click();
  await see(page.getByRole('dialog').getByPlaceholder('Search plants...', { exact: true }));
  return page.getByRole('dialog').filter({ hasText: 'Plant Library' });
};

journey(
  'a plant is found in the library despite a typing error, read about and added',
  {},
  async ({ page, signUp }) => {
    await signUp();
    const library = await open(page);
    await library.getByPlaceholder('Search plants...').fill('monstra');
    await library
      .getByRole('button', { name: /^Monstera/ })
      .first()
      .click();
    const guide = page.getByRole('dialog', { name: 'Plant Care Guide' });
    for (const heading of ['Watering', 'Light Requirements', 'Soil & Care'])
      await see(guide.getByRole('heading', { name: heading, exact: true }));
    const task = guide.getByRole('checkbox', { name: 'Check soil moisture' });
    await task.check();

    await guide.getByRole('button', { name: 'Set Care Reminders' }).click();
    await see(guide.getByRole('heading', { name: 'How often to water' }));
    await guide.getByRole('button', { name: 'Add to My Garden' }).click();
    await guide.getByRole('button', { name: 'Today', exact: true }).click();
    await see(page.getByText('Plant Added!', { exact: true }));
    const plants = await (await page.request.get('/api/plants')).json();
    assert.match(plants[0].commonName, /Monstera/);

    // Once it is in the garden, the guide shows the garden's own date and reason.
    await see(guide.getByRole('heading', { name: 'When to water next' }));
    await see(guide.getByText(plants[0].waterReason, { exact: true }));
    await see(guide.getByRole('button', { name: 'Remind me', exact: true }));

    await guide.getByRole('button', { name: 'Close' }).click();
    await guide.waitFor({ state: 'detached' });
    await library
      .getByRole('button', { name: /^Monstera/ })
      .first()
      .click();
    assert.ok(await task.isChecked(), 'the tick is kept on the device');
  },
);

journey(
  'categories filter, and an empty result is explained kindly',
  { size: DESKTOP },
  async ({ page, signUp }) => {
    await signUp();
    const library = await open(page);
    const rows = library.getByRole('listitem').getByRole('button');
    await see(rows);
    await library.getByRole('button', { name: 'Succulents', exact: true }).click();
    await see(library.getByText('Jade Plant', { exact: true }));
    await library.getByPlaceholder('Search plants...').fill('qqqqzzzz');
    await see(library.getByRole('heading', { name: 'No plants found.', exact: true }));
    await see(library.getByText('Try adjusting your search or category filter.', { exact: true }));
  },
);

journey(
  'a library that cannot be loaded is loaded on a second attempt',
  { mayFail: /plant-library/, ...WITHOUT_WORKER },
  async ({ page, signUp }) => {
    await signUp();
    await page.route('**/api/plant-library*', (route) => route.abort('connectionreset'));
    const library = await open(page);
    await see(library.getByText('Failed to fetch plants', { exact: true }));
    await page.unroute('**/api/plant-library*');
    await library.getByRole('button', { name: 'Try Again' }).click();
    await see(library.getByRole('listitem').getByRole('button'));
  },
);

journey('the plant of the week opens its care guide', {}, async ({ page, signUp }) => {
  await signUp();
  await page.goto('/');
  const card = page.getByRole('article', { name: 'Jade Plant' });
  await card.getByRole('button', { name: 'Learn More' }).click();
  const guide = page.getByRole('dialog', { name: 'Plant Care Guide' });
  await see(guide.getByText('Crassula ovata', { exact: true }));
  await page.keyboard.press('Escape');
  await guide.waitFor({ state: 'detached' });
  // The focus returns.
  await page.waitForFunction(() => document.activeElement.textContent === 'Learn More');
});
