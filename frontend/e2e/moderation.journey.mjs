import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openAdmin } from './admin.mjs';
import { newEmail, PASSWORD, see, servers, stage } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { aPicture } from './pictures.mjs';
import { makePremium } from './premium.mjs';

const { journey, getBrowser } = stage();
const server = servers.builtIn;
const headers = { origin: server.url };
const JUDGED_WITHIN_MS = 40_000;

async function post(request, address, data) {
  const answer = await request.post(address, { data, headers });
  assert.ok(answer.ok(), await answer.text());
  return answer.json();
}

/** Uploads a photo; answers its address and where it is stored. */
async function uploadPhoto(request) {
  const { uploadURL } = await post(request, '/api/uploads');
  const answer = await request.put(uploadURL, {
    data: await aPicture('odd'),
    headers: { ...headers, 'content-type': 'image/jpeg' },
  });
  assert.ok(answer.ok(), await answer.text());
  const { imageUrl } = await answer.json();
  return { imageUrl, file: path.join(server.dataDir, 'photos', imageUrl.replace('/api/photos/', '')) };
}

/** Another premium member, in a window of their own. */
async function openReader() {
  const context = await getBrowser().newContext({ baseURL: server.url });
  const page = await context.newPage();
  const person = { email: newEmail(), password: PASSWORD, firstName: 'Otto', lastName: 'Fern' };
  await post(page.request, '/api/register', person);
  await makePremium(server, person.email);
  await page.goto('/community');
  return { page, close: () => context.close() };
}

/** Looks again until it is there. */
const waitWithReloads = (page, locator) =>
  eventually(
    async () => {
      await see(page.getByRole('heading', { name: 'Photos to look at' }));
      if (await locator.isVisible()) return true;
      await page.reload();
      return false;
    },
    (isThere) => isThere,
    JUDGED_WITHIN_MS,
  );

journey(
  'an admin hides a reported post, and shows a photo that could not be judged',
  { server },
  async ({ page, signUp }) => {
    const { email } = await signUp({ firstName: 'Mona', lastName: 'Moss' });
    await makePremium(server, email);
    const { text } = await post(page.request, '/api/community/posts', { text: 'Buy my miracle seeds!' });
    const { imageUrl, file } = await uploadPhoto(page.request);
    const photo = await readFile(file);
    await writeFile(file, 'no photo'); // nothing that the worker could judge
    await post(page.request, '/api/community/posts', { text: 'An odd leaf', photos: [imageUrl] });

    const reader = await openReader();
    const seen = (words) => reader.page.getByRole('article', { name: 'Mona M.' }).filter({ hasText: words });
    await seen(text)
      .getByRole('button', { name: /^More about/ })
      .click();
    await reader.page.getByRole('menuitem', { name: 'Report this post' }).click();
    await seen(text).waitFor({ state: 'detached' });

    const admin = await openAdmin(getBrowser(), server);
    await admin.page.goto('/admin/community');
    const reported = admin.page.getByRole('article', { name: 'Post of Mona M.' }).filter({ hasText: text });
    await reported.getByRole('button', { name: 'Hide from everybody' }).click();
    await see(reported.getByRole('button', { name: 'Show it again' }));

    const waiting = admin.page.getByRole('article', { name: 'Photo of Mona M.' });
    await waitWithReloads(admin.page, waiting);
    await writeFile(file, photo);
    await waiting.getByRole('button', { name: 'Look at the photo' }).click();
    await see(waiting.getByRole('img', { name: 'Photo of Mona M.' }));
    await waiting.getByRole('button', { name: 'Show to everybody' }).click();
    await waiting.waitFor({ state: 'detached' });
    await admin.close();

    await reader.page.reload();
    await see(seen('An odd leaf').getByRole('button', { name: 'Photo 1 of Mona M.: show it large' }));
    assert.equal(await seen(text).count(), 0);
    await reader.close();
  },
);
