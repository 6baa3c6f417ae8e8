import assert from 'node:assert/strict';
import { DESKTOP, see, stage } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { plantMany } from './many-plants.mjs';
import { aFile } from './pictures.mjs';

const { journey } = stage();
const DAY_MS = 86_400_000;

const card = (page, name) => page.getByRole('article', { name, exact: true });
const toast = (page) => page.getByRole('region', { name: /F8/ });
const sheet = (page) => page.getByRole('dialog');
const names = async (page) => page.getByRole('article').getByRole('heading').allTextContents();
const toastSays = (page, title) => see(toast(page).getByText(title, { exact: true }));

/** Adds plants through the API: by name, and how many days ago they were watered. */
async function plant(page, server, garden) {
  for (const [commonName, days, more] of garden) {
    const lastWatered = new Date(Date.now() - days * DAY_MS).toISOString();
    const answer = await page.request.post('/api/plants', {
      data: { commonName, waterNeeds: 'Weekly', lastWatered, ...more },
      headers: { origin: server.url },
    });
    assert.equal(answer.status(), 201, await answer.text());
  }
}

journey('a new gardener adds three plants, in three ways', {}, async ({ page, signUp }) => {
  await signUp();
  await page.goto('/garden');
  await see(page.getByRole('heading', { name: 'Your Garden is Empty' }));
  await page.getByRole('button', { name: 'Add Plant' }).click();
  await sheet(page).getByRole('button', { name: 'Type it in' }).click();
  await sheet(page).getByLabel('Name', { exact: true }).fill('Grandma’s ivy');
  await sheet(page).getByRole('button', { name: 'Kitchen' }).click();
  await sheet(page).getByRole('button', { name: 'Today', exact: true }).click();
  await sheet(page).getByRole('button', { name: 'Add to My Garden' }).click();
  await toastSays(page, 'Plant Added!');
  await see(card(page, 'Grandma’s ivy').getByText('Today', { exact: true }));

  await page.getByRole('button', { name: 'Add Plant' }).click();
  await sheet(page).getByRole('button', { name: 'Choose from the library' }).click();
  await sheet(page).getByPlaceholder('Search plants...').fill('monstra');
  await sheet(page)
    .getByRole('button', { name: /^Monstera/ })
    .first()
    .click();
  await sheet(page).getByRole('button', { name: 'Add to My Garden' }).click();
  await see(card(page, 'Monstera'));

  await page.getByRole('button', { name: 'Add Plant' }).click();
  await sheet(page).getByRole('button', { name: 'Identify it' }).click();
  await page.getByTestId('upload-image').setInputFiles(await aFile());
  await page.getByRole('button', { name: 'Identify Plant', exact: true }).click();
  await page.getByRole('button', { name: 'Add to My Garden' }).first().click();
  await page.getByRole('button', { name: 'I don’t know' }).click();
  await toastSays(page, 'Plant Added!');
  await page.goto('/garden');
  await see(page.getByText('3 plants', { exact: true }));
});

journey('a plant is watered, which can be undone', {}, async ({ page, server, signUp }) => {
  await signUp();
  await plant(page, server, [
    ['Peace Lily', 7],
    ['Jade Plant', 1],
  ]);
  await page.goto('/garden');
  const lily = card(page, 'Peace Lily');
  const onSill = (says) => page.getByRole('link', { name: `Peace Lily, ${says}`, exact: true });
  await see(onSill('needs water'));
  await see(lily.getByText('Needs Water', { exact: true }));
  await see(lily.getByText('Finger in the soil: is it dry?'));
  await lily.getByRole('button', { name: 'It was dry: I watered it' }).click();
  await toastSays(page, 'Plant Watered!');
  await see(lily.getByText('Healthy', { exact: true }));
  await see(lily.getByText('Today', { exact: true }));
  await see(onSill('needs no water today'));
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await toastSays(page, 'Undone');
  await see(lily.getByText('Needs Water', { exact: true }));
  assert.deepEqual(await names(page), ['Peace Lily', 'Jade Plant']);
});

journey('a garden is filtered and searched', { size: DESKTOP }, async ({ page, server, signUp }) => {
  await signUp();
  await plant(page, server, [
    ['Peace Lily', 7],
    ['Jade Plant', 1, { place: 'Balcony' }],
    ['Boston Fern', 30],
  ]);
  await page.goto('/garden');
  await see(card(page, 'Jade Plant'));
  assert.deepEqual(await names(page), ['Boston Fern', 'Peace Lily', 'Jade Plant']);
  for (const [filter, left] of [
    ['Healthy', ['Jade Plant']],
    ['Needs Water', ['Boston Fern', 'Peace Lily']],
    ['Needs Care', ['Boston Fern']],
  ]) {
    await page.getByRole('button', { name: filter, exact: true }).click();
    await see(page.getByText(`${left.length} of 3 plants`));
    assert.deepEqual(await names(page), left);
  }
  await page.getByPlaceholder('Search plants...').fill('balcony');
  await see(page.getByRole('heading', { name: 'No plants found' }));
  await page.getByRole('button', { name: 'Show all plants' }).click();
  await see(page.getByText('3 plants: those that need you come first'));
});

journey('a plant is archived and restored, and deleted with Undo', {}, async ({ page, server, signUp }) => {
  await signUp();
  await plant(page, server, [
    ['Peace Lily', 1],
    ['Jade Plant', 1],
  ]);
  await page.goto('/garden');
  await page.getByRole('button', { name: 'Change Peace Lily' }).click();
  await sheet(page).getByRole('button', { name: 'It’s no longer here' }).click();
  await see(sheet(page).getByText('Plants come and go; that happens to every gardener.'));
  await sheet(page).getByRole('button', { name: 'Move to past plants' }).click();
  await toastSays(page, 'Moved to Past Plants');
  await card(page, 'Peace Lily').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Past plants' }).click();
  await sheet(page).getByRole('button', { name: 'Bring back' }).click();
  // While a sheet is open the toast is visible and read aloud, but not a region of the page.
  await see(page.getByText('Welcome Back', { exact: true }));
  // It is lower without the plant, and its buttons are elsewhere.
  await see(sheet(page).getByText('There are none yet.'));
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await see(card(page, 'Peace Lily'));

  await page.getByRole('button', { name: 'Change Jade Plant' }).click();
  await sheet(page).getByRole('button', { name: 'Delete it' }).click();
  await sheet(page).getByRole('button', { name: 'Delete Jade Plant' }).click();
  await toastSays(page, 'Plant Deleted');
  await card(page, 'Jade Plant').waitFor({ state: 'detached' });
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await see(card(page, 'Jade Plant'));
});

journey('a plant gets another photo and species', {}, async ({ page, server, signUp }) => {
  await signUp();
  await plant(page, server, [['Peace Lily', 1]]);
  await page.goto('/garden');
  await page.getByRole('button', { name: 'Change Peace Lily' }).click();
  await see(sheet(page).getByRole('button', { name: /^Change its photo/ }));
  await sheet(page)
    .getByTestId('plant-photo')
    .setInputFiles(await aFile());
  await see(page.getByText('Saved', { exact: true }));
  await page.getByRole('button', { name: 'Change Peace Lily' }).click();
  await sheet(page)
    .getByRole('button', { name: /^Change or move it/ })
    .click();
  await sheet(page)
    .getByLabel(/^Species/)
    .fill('Spathiphyllum wallisii');
  await sheet(page).getByRole('button', { name: 'Save Changes' }).click();
  await sheet(page).waitFor({ state: 'detached' });
  const [{ imageUrl, scientificName }] = await (await page.request.get('/api/plants')).json();
  assert.match(imageUrl, /^\/api\/photos\//);
  assert.equal(scientificName, 'Spathiphyllum wallisii');
});

journey('a deleted plant waits in Past plants, and is brought back', {}, async ({ page, server, signUp }) => {
  await signUp();
  await plant(page, server, [
    ['Peace Lily', 1],
    ['Jade Plant', 1],
  ]);
  const [{ id }] = (await (await page.request.get('/api/plants')).json()).filter(
    ({ commonName }) => commonName === 'Jade Plant',
  );
  const headers = { origin: server.url };
  assert.equal((await page.request.delete(`/api/plants/${id}`, { headers })).status(), 204);
  await page.goto('/garden');
  await see(card(page, 'Peace Lily'));
  assert.deepEqual(await names(page), ['Peace Lily']);
  await page.getByRole('button', { name: 'Past plants' }).click();
  await see(sheet(page).getByRole('heading', { name: 'Deleted plants' }));
  await see(sheet(page).getByText(/^Kept until \d+ \w+ \d{4}$/));
  await sheet(page).getByRole('button', { name: 'Bring back' }).click();
  await see(page.getByText('Welcome Back', { exact: true }));
  await sheet(page).getByRole('heading', { name: 'Deleted plants' }).waitFor({ state: 'detached' });
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await see(card(page, 'Jade Plant'));
});

journey(
  'watering that is put off waits until tomorrow; the plant needs water as before',
  {},
  async (someone) => {
    const { page, server, signUp } = someone;
    await signUp();
    await plant(page, server, [['Peace Lily', 7]]);
    await page.goto('/');
    await see(page.getByText(/1 thing to do/));
    await page.getByRole('button', { name: 'Put off until tomorrow' }).click();
    await toastSays(page, 'Put off until tomorrow');
    await see(page.getByRole('heading', { name: 'Nothing more to do today' }));
    await see(page.getByText('What you put off is still waiting.'));
    await page.goto('/garden');
    await see(card(page, 'Peace Lily').getByText('Needs Water', { exact: true }));
    await see(page.getByRole('link', { name: 'Peace Lily, needs water', exact: true }));
    await card(page, 'Peace Lily').getByRole('link', { name: 'Peace Lily' }).click();
    await see(page.getByText('Needs Water', { exact: true }));
    await see(page.getByText(/^Put off until tomorrow/).first());
    await page.goto('/');
    await page.getByText('Noted earlier today: 1').click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await see(page.getByText(/1 thing to do/));
  },
);

journey('the strip of a month leads to its days', {}, async ({ page, server, signUp }) => {
  await signUp();
  await plant(page, server, [['Peace Lily', 7]]);
  await page.goto('/garden/calendar');
  const strip = page.getByRole('table', { name: /, day by day$/ });
  await strip.getByRole('link', { name: /^Today: /i }).click();
  const today = page.getByRole('heading', { name: /^Today, / });
  await see(today);
  assert.equal(new URL(page.url()).hash, `#${await today.getAttribute('id')}`);
  await see(page.getByText(/Check it today\.$/));
  const name = await strip.textContent();
  await page.getByRole('navigation', { name: 'Months' }).getByRole('link').last().click();
  await page.waitForURL(/month=/);
  await see(page.getByText('Expected', { exact: true }).first());
  await eventually(
    () => strip.textContent(),
    (now) => now !== name,
  );
  await strip.getByRole('link').first().click();
  assert.match(new URL(page.url()).hash, /^#day-\d{4}-\d\d-\d\d$/);
});

journey(
  'the tasks of today are completed on Home until all is done',
  {},
  async ({ page, server, signUp }) => {
    await signUp();
    await plant(page, server, [
      ['Peace Lily', 7],
      ['Jade Plant', 8],
    ]);
    await page.goto('/');
    await see(page.getByText(/2 things to do/));
    const row = (name) => page.getByRole('listitem').filter({ hasText: `Water ${name}` });
    await row('Jade Plant').getByRole('button', { name: 'It was dry: I watered it' }).click();
    await see(row('Jade Plant').getByText(/^Watered\. Next time/));
    await see(page.getByText(/1 thing to do/));
    await row('Jade Plant').getByRole('button', { name: 'Undo' }).click();
    await see(page.getByText(/2 things to do/));
    await row('Jade Plant').getByRole('button', { name: 'It was dry: I watered it' }).click();
    const stored = page.waitForResponse((answer) => answer.url().endsWith('/snooze'));
    await row('Peace Lily').getByRole('button', { name: 'It’s still moist' }).click();
    await see(page.getByRole('heading', { name: 'All done for today' }));
    await see(page.getByRole('heading', { name: 'What comes next' }));
    await stored;
    await page.reload();
    await see(page.getByRole('heading', { name: 'All done for today' }));
    await see(page.getByText(/Noted earlier today: 2/));
  },
);

journey('two hundred plants are all there, found by name and place, and watered', {}, async (someone) => {
  const { page, signUp } = someone;
  await signUp();
  await page.goto('/garden');
  await see(page.getByRole('heading', { name: 'Your Garden is Empty' }));
  await plantMany(page, 200);
  await page.reload();
  await see(page.getByRole('article'));
  await page.mouse.wheel(0, 1_000);
  await page.locator('li[aria-setsize="200"]').first().waitFor();
  assert.ok((await page.getByRole('article').count()) < 30);

  const search = page.getByPlaceholder('Search plants...');
  await search.fill('window sill');
  await see(page.getByText('25 of 200 plants'));
  await search.fill('boston fern');
  await see(page.getByText('1 of 200 plants'));
  const fern = card(page, 'Boston Fern');
  await fern.getByRole('button', { name: /^(Water|It was dry: I watered it)$/ }).click();
  await toastSays(page, 'Plant Watered!');
  await see(fern.getByText('Today', { exact: true }));
  await search.fill('');
  await see(page.getByText(/^200 plants/));
});

journey('the year of a plant, and what this month has for the garden', {}, async (someone) => {
  const { page, signUp, server } = someone;
  await signUp();
  const found = await page.request.get('/api/plant-library?search=rose');
  const [{ id: libraryId, commonName }] = await found.json();
  await plant(page, server, [[commonName, 1, { libraryId }]]);
  await page.goto('/garden');
  await page.getByRole('link', { name: 'Rose, needs no water today' }).click();
  await see(page.getByRole('heading', { name: 'Its year' }));
  await see(page.getByText('February to March', { exact: true }));
  await see(page.getByText('June to September', { exact: true }));
  await page.goto('/');
  await see(page.getByRole('heading', { name: 'This month in your garden' }));
  await see(page.getByText(/^Source:/).first());
});
