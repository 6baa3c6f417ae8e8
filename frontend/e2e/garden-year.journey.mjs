/* global window, document, PerformanceObserver */
import assert from 'node:assert/strict';
import { see, stage } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { confirmEmail, linkAfter, newestMail } from './mail.mjs';
import { plantMany } from './many-plants.mjs';
import { aFile } from './pictures.mjs';

const { journey, getBrowser } = stage({ isWhole: true });
const DAY_MS = 86_400_000;

const nextOf = (page) => page.getByRole('region', { name: 'What to do next' });
const toastSays = (page, title) => see(page.getByText(title, { exact: true }));

/** Identifies a photo, adds the plant to the garden, and opens its page. */
async function addByPhoto(page) {
  await page.goto('/identify');
  await page.getByTestId('upload-image').setInputFiles(await aFile());
  await page.getByRole('button', { name: 'Identify Plant', exact: true }).click();
  await page.getByRole('button', { name: 'Add to My Garden' }).first().click();
  await page.getByRole('button', { name: 'I don’t know' }).click();
  await toastSays(page, 'Plant Added!');
  await page.getByRole('link', { name: 'See it in My Garden' }).click();
  await see(page.getByRole('heading', { level: 1, name: /^Jade plant$/i }));
  return new URL(page.url()).pathname.split('/').at(-1);
}

/** Moves the last watering two months into the past. */
async function letTimePass(page, server, id) {
  const on = new Date(Date.now() - 60 * DAY_MS).toISOString().slice(0, 10);
  const answer = await page.request.post(`/api/plants/${id}/water`, {
    data: { on },
    headers: { origin: server.url },
  });
  assert.ok(answer.ok(), await answer.text());
  await page.reload();
}

async function waterAndUndo(page) {
  await see(nextOf(page).getByRole('heading', { name: 'Check its soil today' }));
  await nextOf(page).getByRole('button', { name: 'It was dry: I watered it' }).click();
  await toastSays(page, 'Plant Watered!');
  await see(nextOf(page).getByRole('heading', { name: 'Nothing to do today' }));
  await page.getByRole('button', { name: 'Undo' }).click();
  await toastSays(page, 'Undone');
  await see(nextOf(page).getByRole('heading', { name: 'Check its soil today' }));
}

async function writeWithPhoto(page) {
  await page.getByRole('button', { name: 'Write in the journal' }).click();
  await page.getByLabel('What do you see?').fill('It has put out two new leaves.');
  await page.getByTestId('journal-photo').setInputFiles(await aFile('later'));
  await see(page.getByAltText('The photo of this entry'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await toastSays(page, 'Journal Entry');
  await see(page.getByText('It has put out two new leaves.'));
  await see(page.getByRole('button', { name: /show it large/ }));
}

/** Turns reminders on from the plant's card; resolves to the mail that arrives. */
async function askForReminder(page, server, email) {
  await page.getByRole('link', { name: 'My Garden' }).filter({ visible: true }).first().click();
  await page.getByRole('article').getByRole('button', { name: 'Remind me' }).click();
  const dialog = page.getByRole('dialog', { name: 'Care Reminders' });
  await dialog.getByRole('button', { name: 'Turn on reminders' }).click();
  await toastSays(page, 'Care Reminder Set');
  await dialog.getByRole('button', { name: 'Send me a test' }).click();
  await see(dialog.getByText('Sent', { exact: true }));
  return newestMail(server.dataDir, email);
}

/** Opens the link of a mail on another device, without a session, and presses its button. */
async function answerElsewhere(link, server) {
  const context = await getBrowser().newContext({ baseURL: server.url });
  const page = await context.newPage();
  await page.goto(link);
  await see(page.getByText(/^Water your Jade plant/i));
  await page.getByRole('button', { name: 'Yes, all done' }).click();
  await see(page.getByText('Noted as done. Thank you!'));
  await context.close();
}

journey(
  'one gardener: a photo, a plant, its schedule, water and Undo, the journal, and a reminder answered from the mail',
  {},
  async ({ page, server, signUp }) => {
    const { email } = await signUp();
    await confirmEmail(page, server, email);
    const id = await addByPhoto(page);
    await see(nextOf(page).getByText('Healthy', { exact: true }));
    await see(page.getByRole('heading', { name: 'Schedule' }));
    await see(page.getByText(/We don’t know when it was last watered, so check the soil on/).first());

    await letTimePass(page, server, id);
    await waterAndUndo(page);
    await writeWithPhoto(page);

    const mail = await askForReminder(page, server, email);
    assert.match(mail, /Subject: Test: Water your Jade plant today/i);
    await answerElsewhere(linkAfter(mail, 'Done'), server);

    await page.goto(`/garden/${id}`);
    await see(nextOf(page).getByRole('heading', { name: 'Nothing to do today' }));
    await see(nextOf(page).getByText('Healthy', { exact: true }));
    await see(page.getByText('Watered.', { exact: true }));
    await see(page.getByText('It has put out two new leaves.'));
  },
);

journey(
  'a garden of sixty plants has few rows, and Back returns to the one that was left',
  {},
  async (someone) => {
    const { page, signUp } = someone;
    await signUp();
    await page.goto('/');
    await plantMany(page, 60);
    await page.goto('/garden');
    await see(page.getByRole('article'));
    await page.mouse.wheel(0, 1_000);
    const rows = page.locator('li[aria-setsize="60"]');
    await rows.first().waitFor();
    await page.evaluate(() => {
      window.shifted = 0;
      const note = (list) => list.getEntries().forEach(({ value }) => (window.shifted += value));
      new PerformanceObserver(note).observe({ type: 'layout-shift' });
    });
    for (
      let turns = 0;
      turns < 40 && !(await rows.and(page.locator('[aria-posinset="60"]')).count());
      turns += 1
    )
      await page.mouse.wheel(0, 2_000);
    await see(rows.and(page.locator('[aria-posinset="60"]')));
    assert.ok((await page.evaluate(() => window.shifted)) <= 0.01);
    assert.ok((await page.getByRole('article').count()) < 30);

    await page.evaluate(() => window.scrollBy(0, -3_000));
    const inView = async () =>
      page.evaluate(() => {
        const all = [...document.querySelectorAll('article')];
        // Right after a jump only the rows that were left are there, far below the window.
        const isSeen = (top) => top > 100 && top < window.innerHeight;
        const seen = all.find((one) => isSeen(one.getBoundingClientRect().top));
        return { name: seen?.querySelector('h3').textContent, top: seen?.getBoundingClientRect().top };
      });
    const left = await eventually(inView, ({ name }) => Boolean(name));
    await page
      .getByRole('article', { name: left.name, exact: true })
      .getByRole('link', { name: left.name, exact: true })
      .click();
    await see(page.getByRole('heading', { level: 1, name: left.name }));
    await page.goBack();
    await see(page.getByRole('article', { name: left.name, exact: true }));
    await eventually(inView, (now) => now.name === left.name && Math.abs(now.top - left.top) < 20);
  },
);
