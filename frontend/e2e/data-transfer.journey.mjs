import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { newEmail, PASSWORD, see, stage } from './browser.mjs';
import { aFile } from './pictures.mjs';

const { journey } = stage();

const FILE_WITHIN_MS = 60_000;
const aPath = (name) => path.join(os.tmpdir(), `leaflore-journey-${process.pid}-${name}`);
const choose = (page, file) => page.getByLabel('A backup or a list of plants').setInputFiles(file);
const plantsOf = async (page) => (await page.request.get('/api/plants')).json();
const headers = ({ url }) => ({ origin: url });

/** Creates a plant with a photo of its own and a note, through the API. */
async function addPlant(page, server) {
  const asked = await page.request.post('/api/uploads', { headers: headers(server), data: {} });
  const { uploadURL } = await asked.json();
  const { buffer } = await aFile();
  const sent = await page.request.put(uploadURL, { headers: headers(server), data: buffer });
  const { imageUrl } = await sent.json();
  const data = { commonName: 'Grandma’s jade', imageUrl, place: 'Kitchen' };
  const plant = await (await page.request.post('/api/plants', { headers: headers(server), data })).json();
  await page.request.post(`/api/plants/${plant.id}/journal`, {
    headers: headers(server),
    data: { content: 'A new leaf.' },
  });
  return plant;
}

async function download(page) {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Get my data ready' }).click();
  const link = page.getByRole('link', { name: /^Save the file/ });
  await link.waitFor({ timeout: FILE_WITHIN_MS });
  const [saved] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const file = aPath('backup.zip');
  await saved.saveAs(file);
  assert.match(saved.suggestedFilename(), /^leaflore-\d{4}-\d\d-\d\d\.zip$/);
  return file;
}

async function newAccount(page, server) {
  await page.context().clearCookies();
  const data = { email: newEmail(), password: PASSWORD, firstName: 'Otto', lastName: 'Moss' };
  await page.request.post('/api/register', { headers: headers(server), data });
}

journey(
  'a garden is exported, imported into another account, and its account deleted',
  { mayFail: /\/api\/(auth\/user|account)/ },
  async ({ page, server, signUp }) => {
    await signUp();
    const plant = await addPlant(page, server);
    const photo = await (await page.request.get(plant.imageUrl)).body();
    const file = await download(page);

    await newAccount(page, server);
    await page.goto('/profile');
    await choose(page, file);
    await page.getByText('Your file was imported').waitFor({ timeout: FILE_WITHIN_MS });
    await see(page.getByText(/^New: 1 plant, .*1 photo/));
    const [brought] = await plantsOf(page);
    assert.equal(brought.commonName, 'Grandma’s jade');
    assert.equal(brought.place, 'Kitchen');
    assert.notEqual(brought.imageUrl, plant.imageUrl);
    const copy = await (await page.request.get(brought.imageUrl)).body();
    assert.ok(copy.equals(photo), 'the photo is the same, byte by byte');

    await choose(page, file);
    await page.getByText('There was nothing new in it.').waitFor({ timeout: FILE_WITHIN_MS });
    assert.equal((await plantsOf(page)).length, 1);

    await page.getByRole('button', { name: 'Delete my account…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete everything for good' }).click();
    await see(page.getByText('Your account has been deleted', { exact: true }));
    await see(page.getByRole('button', { name: 'Get Started' }).first());
    assert.equal((await page.request.get('/api/auth/user')).status(), 401);
    assert.equal((await page.request.get(brought.imageUrl)).status(), 401);
  },
);

journey('a list from a spreadsheet is previewed, then added', {}, async ({ page, signUp }) => {
  await signUp();
  const file = aPath('plants.csv');
  await writeFile(file, 'Name;Room;Last watered\nBasil;Kitchen;2.11.2026\n;Hall;\nMint;Balcony;soon\n');
  await page.goto('/profile');
  await choose(page, file);
  const list = page.getByRole('group', { name: 'Your list' });
  await see(list.getByText('2 plants can be added.'));
  await see(list.getByText('There is no plant name in this line.'));
  await see(list.getByText(/We couldn’t tell which day “soon” is/));
  assert.deepEqual(await plantsOf(page), [], 'nothing is added by looking');
  await list.getByRole('button', { name: 'Add 2 plants' }).click();
  await page.getByText('New: 2 plants.').waitFor({ timeout: FILE_WITHIN_MS });
  const names = (await plantsOf(page)).map(({ commonName }) => commonName);
  assert.deepEqual(names.sort(), ['Basil', 'Mint']);
});

journey(
  'a file of another kind is refused in plain words',
  { mayFail: /\/api\/account\/import$/ },
  async ({ page, signUp }) => {
    await signUp();
    await page.goto('/profile');
    await choose(page, await aFile());
    await see(page.getByText('This file wasn’t imported'));
    await see(page.getByRole('button', { name: 'Choose a file' }));
  },
);
