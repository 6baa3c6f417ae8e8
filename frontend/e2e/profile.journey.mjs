/* global Blob */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { goOffline, see, servers, stage } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { aFile } from './pictures.mjs';

const { journey } = stage();

const photo = (page) => page.getByRole('img', { name: /, profile photo$/ });
const dialog = (page) => page.getByRole('dialog', { name: 'Upload Photo' });
async function choose(page, file) {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Upload Photo' }).click();
  await see(dialog(page));
  await page.getByTestId('choose-photo').setInputFiles(file);
}
const send = (page) => page.getByRole('button', { name: 'Use This Photo' }).click();
const sizeOf = async (image) => {
  await see(image);
  await image.evaluate((one) => one.decode());
  return image.evaluate(({ naturalWidth, naturalHeight }) => `${naturalWidth} x ${naturalHeight}`);
};

journey(
  'a photo is chosen, previewed, sent once, and shown after the reload',
  {},
  async ({ page, signUp }) => {
    await signUp();
    const sent = [];
    page.on('request', (request) => request.method() === 'PUT' && sent.push(request));
    await choose(page, await aFile());
    await see(page.getByRole('img', { name: 'The photo that you have chosen' }));
    await send(page);
    await see(page.getByText('Profile picture updated successfully!'));
    assert.match(await sizeOf(photo(page)), /^400 x 4\d\d$|^4\d\d x 400$|^400 x 400$/);
    const calls = sent.map((request) => new URL(request.url()).pathname.replace(/[0-9a-f-]{36}/, '{id}'));
    assert.deepEqual(calls, ['/api/uploads/{id}', '/api/profile/picture']);
    assert.equal(sent[0].headers()['content-type'], 'image/jpeg');

    await page.reload();
    await see(photo(page));
  },
);

journey('a new photo replaces the old one, whose files are deleted', {}, async ({ page, signUp }) => {
  await signUp();
  const { id } = await (await page.request.get('/api/auth/user')).json();
  const folder = path.join(servers.remote.dataDir, 'photos', id);
  for (let n = 0; n < 2; n += 1) {
    await choose(page, await aFile());
    await send(page);
    await see(page.getByText('Profile picture updated successfully!'));
  }
  await eventually(
    () => readdirSync(folder),
    ({ length }) => length === 2,
  );
  await see(photo(page));
});

journey('a file of more than 5 MB is refused before it is sent', {}, async ({ page, signUp }) => {
  await signUp();
  page.on('request', (request) => assert.ok(!request.url().includes('/api/uploads')));
  const buffer = Buffer.alloc(5 * 1024 * 1024 + 1);
  await choose(page, { name: 'large.jpg', mimeType: 'image/jpeg', buffer });
  await see(page.getByText('This photo is larger than 5 MB. Please choose a smaller one.'));
  await choose(page, await aFile());
  await see(page.getByRole('button', { name: 'Use This Photo' }));
});

journey(
  'a text file with the name of a photo is refused, by the app and by the server',
  { mayFail: /uploads/ },
  async ({ page, signUp }) => {
    await signUp();
    await choose(page, { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear plant,') });
    await see(page.getByText(/^We can’t read this picture/));
    await see(page.getByRole('button', { name: 'Choose a Photo' }));
    const status = await page.evaluate(async () => {
      const { uploadURL } = await (await fetch('/api/profile/upload-url', { method: 'POST' })).json();
      return (
        await fetch(uploadURL, { method: 'PUT', body: new Blob(['Dear plant,'], { type: 'image/jpeg' }) })
      ).status;
    });
    assert.equal(status, 415);
  },
);

journey(
  'an upload can be cancelled, and a lost connection is reported and tried again',
  { mayFail: /uploads/ },
  async ({ page, signUp }) => {
    await signUp();
    await page.route('**/api/uploads/**', () => undefined);
    await choose(page, await aFile());
    await send(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await see(page.getByRole('button', { name: 'Choose a Photo' }));

    await page.unroute('**/api/uploads/**');
    await page.route('**/api/uploads/**', (route) => route.abort());
    await page.getByTestId('choose-photo').setInputFiles(await aFile());
    await send(page);
    await see(page.getByText('Network error. Please try again.'));
    await page.unroute('**/api/uploads/**');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await see(page.getByText('Profile picture updated successfully!'));
  },
);

journey(
  'a photo that was chosen without a connection is sent when it is back',
  {},
  async ({ page, signUp }) => {
    await signUp();
    await choose(page, await aFile());
    await page.waitForLoadState('networkidle');
    await goOffline(page);
    await send(page);
    await see(page.getByText(/^Waiting for a connection/));
    await page.context().setOffline(false);
    await see(page.getByText('Profile picture updated successfully!'));
  },
);

journey('time zone and units are saved', {}, async ({ page, signUp }) => {
  await signUp();
  await page.goto('/profile');
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
  await page.getByLabel('Units').selectOption('imperial');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await see(page.getByText('Profile updated successfully!'));
  await page.reload();
  assert.equal(await page.getByLabel('Time zone').inputValue(), 'Asia/Tokyo');
  assert.equal(await page.getByLabel('Units').inputValue(), 'imperial');
});
