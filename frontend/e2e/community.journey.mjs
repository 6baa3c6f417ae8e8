import assert from 'node:assert/strict';
import { DESKTOP, newEmail, PASSWORD, see, servers, stage } from './browser.mjs';
import { aFile } from './pictures.mjs';
import { makePremium } from './premium.mjs';

const { journey, getBrowser } = stage();
const server = servers.builtIn;
const POLLED_MS = 40_000;

/** Another premium member, in a window of their own. */
async function another(firstName) {
  const context = await getBrowser().newContext({ baseURL: server.url });
  const page = await context.newPage();
  const data = { email: newEmail(), password: PASSWORD, firstName, lastName: 'Fern' };
  const answer = await page.request.post('/api/register', { data, headers: { origin: server.url } });
  assert.equal(answer.status(), 201, await answer.text());
  await makePremium(server, data.email);
  await page.goto('/community');
  return { page, close: () => context.close() };
}

const writePost = async (page, text) => {
  await page.getByRole('button', { name: 'Join the Discussion' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join Community Discussion' });
  await dialog.getByLabel('Your message').fill(text);
  await dialog.getByRole('button', { name: 'Post to Community' }).click();
  await dialog.waitFor({ state: 'detached' });
  await see(page.getByText(text, { exact: true }));
};

journey('a free member is invited to the community', { server }, async ({ page, signUp }) => {
  await signUp();
  await page.goto('/community');
  await see(page.getByText('Premium Feature', { exact: true }));
  for (const name of ['Discussion Forums', 'Photo Sharing', 'Achievements'])
    await see(page.getByRole('heading', { name }));
  await page.getByRole('link', { name: 'Start Premium Membership' }).click();
  await page.waitForURL('**/premium');
});

journey(
  'two members write, like, comment, see what is new, take back and block',
  { server },
  async ({ page, signUp }) => {
    const { email } = await signUp({ firstName: 'Rosa', lastName: 'Moss' });
    await makePremium(server, email);
    await page.request.post('/api/plants', {
      data: { commonName: 'Grandma’s ivy', place: 'Bedroom' },
      headers: { origin: server.url },
    });
    await page.goto('/community');
    await see(page.getByRole('heading', { name: 'First plant' }));
    await page.getByRole('button', { name: 'Join the Discussion' }).click();
    const dialog = page.getByRole('dialog', { name: 'Join Community Discussion' });
    await dialog.getByRole('button', { name: 'Post to Community' }).click();
    await see(dialog.getByText('Please write something first'));
    await dialog.getByLabel('Your message').fill('My ivy has a new leaf!');
    await dialog.getByLabel('Show one of your plants').selectOption({ label: 'Grandma’s ivy' });
    await dialog.getByRole('button', { name: 'Post to Community' }).click();
    await see(page.getByText('Posted!', { exact: true }));

    const otto = await another('Otto');
    const rosas = otto.page
      .getByRole('article', { name: 'Rosa M.' })
      .filter({ hasText: 'My ivy has a new leaf!' });
    await see(rosas.getByText('Grandma’s ivy'));
    assert.equal(await otto.page.getByText('Bedroom').count(), 0, 'nobody learns where it stands');
    await rosas.getByRole('button', { name: /^Like what Rosa M/ }).click();
    await see(rosas.getByText('Like (1)'));
    await rosas.getByRole('button', { name: '0 comments' }).click();
    await rosas.getByLabel('Your comment').fill('How lovely!');
    await rosas.getByRole('button', { name: 'Comment', exact: true }).click();
    await see(rosas.getByText('How lovely!', { exact: true }));

    await otto.page.getByRole('heading', { name: 'What gardeners say' }).scrollIntoViewIfNeeded();
    await writePost(page, 'And another one!');
    await otto.page.getByRole('button', { name: 'Show 1 new post' }).click({ timeout: POLLED_MS });
    await see(otto.page.getByText('And another one!', { exact: true }));

    await otto.page.setViewportSize({ width: 390, height: 320 });
    await otto.page.evaluate('scrollTo(0, 0)'); // the feed is below the window
    await writePost(page, 'Nobody presses for this');
    const fresh = otto.page.getByText('Nobody presses for this', { exact: true });
    await fresh.waitFor({ timeout: POLLED_MS });
    await otto.page.setViewportSize(DESKTOP);
    await otto.page
      .getByRole('article')
      .filter({ has: fresh })
      .getByRole('button', { name: /^More about/ })
      .click();
    await otto.page.getByRole('menuitem', { name: 'Hide this post' }).click();
    await fresh.waitFor({ state: 'detached' });
    await otto.page.getByRole('button', { name: 'Undo' }).click();
    await see(fresh);

    const own = page.getByRole('article', { name: 'Rosa M. (you)' }).filter({ hasText: 'And another one!' });
    await own.getByRole('button', { name: /^More about/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await own.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await see(own);

    await rosas.getByRole('button', { name: 'Delete your comment' }).click();
    await rosas.getByText('How lovely!', { exact: true }).waitFor({ state: 'detached' });
    await otto.page.getByRole('button', { name: 'Undo' }).click();
    await see(rosas.getByText('How lovely!', { exact: true }));

    await rosas.getByRole('button', { name: /^More about what/ }).click();
    await otto.page.getByRole('menuitem', { name: 'Block Rosa M.' }).click();
    await rosas.waitFor({ state: 'detached' });
    await otto.page.getByRole('button', { name: 'Unblock Rosa M.' }).click();
    await see(rosas);
    await otto.close();
  },
);

journey(
  'a member shares a photo, others see it when it was looked at, and report a comment',
  { server },
  async ({ page, signUp }) => {
    const { email } = await signUp({ firstName: 'Rosa', lastName: 'Moss' });
    await makePremium(server, email);
    await page.request.post('/api/plants', {
      data: { commonName: 'Aloe of the kitchen' },
      headers: { origin: server.url },
    });
    await page.goto('/community');
    await page.getByRole('button', { name: 'Share a Photo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share Plant Photo' });
    await dialog.getByLabel('Caption').fill('My aloe has had a pup');
    await dialog.getByLabel('Show one of your plants').selectOption({ label: 'Aloe of the kitchen' });
    await dialog.getByTestId('choose-photo').setInputFiles(await aFile('pup'));
    await dialog.getByRole('button', { name: 'Share Photo' }).click();
    await see(page.getByText('Photo shared!', { exact: true }));
    await dialog.waitFor({ state: 'detached' });
    const own = page
      .getByRole('article', { name: 'Rosa M. (you)' })
      .filter({ hasText: 'My aloe has had a pup' });
    await see(own.getByRole('button', { name: 'Photo 1 of Rosa M.: show it large' }));
    await own.getByText('Your photo is being looked at').waitFor({ state: 'detached', timeout: POLLED_MS });

    const otto = await another('Otto');
    const rosas = otto.page
      .getByRole('article', { name: 'Rosa M.' })
      .filter({ hasText: 'My aloe has had a pup' });
    const photo = rosas.getByRole('button', { name: 'Photo 1 of Rosa M.: show it large' });
    await see(photo);
    await see(rosas.getByText('Aloe of the kitchen'));
    const isThere = (img) => img.decode().then(() => img.naturalWidth > 0);
    assert.ok(await photo.locator('img').evaluate(isThere), 'the photo is served to others');
    await photo.click();
    await see(otto.page.getByRole('dialog').getByRole('img', { name: 'Photo 1 of Rosa M.' }));
    assert.equal(await otto.page.getByRole('button', { name: 'Remove photo' }).count(), 0);
    await otto.page.keyboard.press('Escape');
    await rosas.getByRole('button', { name: '0 comments' }).click();
    await rosas.getByLabel('Your comment').fill('Mine is nicer.');
    await rosas.getByRole('button', { name: 'Comment', exact: true }).click();
    await see(rosas.getByText('Mine is nicer.', { exact: true }));

    await page.reload();
    await own.getByRole('button', { name: '1 comment' }).click();
    await own.getByRole('button', { name: 'More about the comment of Otto F.' }).click();
    await page.getByRole('menuitem', { name: 'Report this comment' }).click();
    await own.getByText('Mine is nicer.', { exact: true }).waitFor({ state: 'detached' });
    await otto.close();
  },
);

journey('a member asks the experts', { server }, async ({ page, signUp }) => {
  const { email } = await signUp();
  await makePremium(server, email);
  await page.goto('/community');
  await page.getByRole('button', { name: 'Ask an Expert' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect with Experts' });
  await dialog.getByLabel('Your question').fill('Why does my ficus drop its leaves?');
  await dialog.getByRole('button', { name: 'Send to Expert Network' }).click();
  await see(page.getByText('Expert Response Received!', { exact: true }));
  await dialog.waitFor({ state: 'detached' });
  await see(page.getByRole('heading', { name: 'Why does my ficus drop its leaves?' }));
  const answer = page.getByRole('group', { name: 'The answer of the AI' });
  await see(answer.getByText('Leaflore’s assistant, which is no language model'));
  await see(answer.getByText(/Ficus/).first());
  await see(page.getByText('Waiting for a person’s answer'));
});

journey(
  'somebody whose premium has ended finds, changes and deletes what they wrote, and reads their answers',
  { server },
  async ({ page, signUp }) => {
    const { email } = await signUp({ firstName: 'Rosa', lastName: 'Moss' });
    await makePremium(server, email);
    const headers = { origin: server.url };
    await page.request.post('/api/community/posts', { data: { text: 'My first words' }, headers });
    const question = { message: 'Why does my ivy turn yellow?' };
    await page.request.post('/api/community/expert-question', { data: question, headers });
    await makePremium(server, email, false);
    const [{ id }] = await (await page.request.get('/api/community/expert-questions')).json();

    await page.goto(`/community#question-${id}`);
    await see(page.getByText('Premium Feature', { exact: true }));
    await see(page.getByRole('group', { name: 'The answer of the AI' }));
    await page.waitForFunction(`document.activeElement?.id === 'question-${id}'`);
    await page.getByRole('button', { name: 'Edit your post' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit your post' });
    await dialog.getByLabel('Your message').fill('My last words');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await see(page.getByText('My last words', { exact: true }));
    await page.getByRole('button', { name: 'Delete your post' }).click();
    await page.getByText('My last words', { exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await see(page.getByText('My last words', { exact: true }));
  },
);
