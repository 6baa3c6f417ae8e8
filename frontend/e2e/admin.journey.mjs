import assert from 'node:assert/strict';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { signInAdmin } from './admin.mjs';
import { ageJobs } from './aged-jobs.mjs';
import { DESKTOP, newEmail, PASSWORD, see, servers, stage } from './browser.mjs';
import { newestMail } from './mail.mjs';
import { makePremium } from './premium.mjs';

const { journey } = stage();
const PARKED_WITHIN_MS = 60_000;
const server = servers.builtIn;
const headers = { origin: server.url };
const register = async (request, firstName, lastName) => {
  const email = newEmail();
  const data = { email, password: PASSWORD, firstName, lastName };
  const answer = await request.post(`${server.url}/api/register`, { data, headers });
  assert.equal(answer.status(), 201, await answer.text());
  return email;
};

/** Something for the admin to see: a member who asks, and a message whose mail cannot be kept. */
async function makeWork(browser, mail) {
  const context = await browser.newContext();
  const email = await register(context.request, 'Otto', 'Fern');
  await makePremium(server, email);
  for (const message of ['And why my lily?', 'Why does my ficus drop its leaves?'])
    await context.request.post(`${server.url}/api/community/expert-question`, { data: { message }, headers });
  await rename(mail, `${mail}-away`);
  await writeFile(mail, ''); // a file where the folder should be: no mail can be kept
  const letter = {
    name: 'Otto Fern',
    email,
    subject: 'My fern',
    message: 'How do I change the name of my fern?',
  };
  await context.request.post(`${server.url}/api/contact`, { data: letter, headers });
  await ageJobs(server, 'mail-contact-message');
  return { email, context };
}

/** The answer is announced at home until it was seen in the community. */
async function readAnswer(context) {
  const page = await context.newPage();
  await page.goto(`${server.url}/home`);
  await see(page.getByText('Your question has been answered'));
  const seen = page.waitForResponse(/expert-questions\/seen$/);
  await page.getByRole('link', { name: 'Read the answer' }).click();
  await see(page.getByText('It was moved. Leave it in one place.'));
  assert.equal((await seen).status(), 204);
  await page.goto(`${server.url}/home`);
  await see(page.getByRole('heading', { name: 'Plant of the Week' }));
  assert.equal(await page.getByText('Your question has been answered').count(), 0);
  await context.close();
}

journey('a member is denied', { server }, async ({ page, signUp }) => {
  await signUp();
  for (const address of ['/admin', '/admin/people', '/admin/messages', '/admin/jobs']) {
    await page.goto(address);
    await see(page.getByRole('heading', { name: 'Access Denied', level: 1 }));
    await see(page.getByText('Admin access required to view this page.'));
  }
});

journey(
  'an admin sees figures, answers a question, finds a person, gives premium and retries a parked job',
  { server, size: DESKTOP },
  async ({ page }) => {
    const mail = path.join(server.dataDir, 'mail');
    await signInAdmin(page.request, server);
    const { email: otto, context } = await makeWork(page.context().browser(), mail);

    await page.goto('/admin');
    await see(page.getByRole('heading', { name: 'Admin Dashboard', level: 1 }));
    const figure = (label) => page.locator('dl > div', { hasText: label }).locator('dd');
    await see(figure('Pending Questions').filter({ hasText: /^2$/ }));
    await see(page.getByRole('heading', { name: 'Sign-ups' }));
    await see(page.locator('svg.recharts-surface'));

    const question = page.getByRole('article', { name: 'Why does my ficus drop its leaves?' });
    await question.getByLabel('Your answer').fill('It was moved. Leave it in one place.');
    await question.getByRole('button', { name: 'Mark Responded' }).click();
    await see(page.getByText('Question marked as responded.'));
    await see(figure('Pending Questions').filter({ hasText: /^1$/ }));
    assert.ok(await question.getByRole('button', { name: 'Mark Responded' }).isDisabled());
    await answerLater(page);
    await readAnswer(context);
    await page.getByRole('tab', { name: 'User Activity' }).click();
    await see(page.getByRole('cell', { name: 'Expert question' }));
    await page.getByRole('tab', { name: 'AI Behavior' }).click();
    await see(page.getByRole('heading', { name: 'AI Behavior Analysis' }));

    await page.getByRole('link', { name: 'Parked jobs' }).click();
    await see(page.getByRole('heading', { name: 'Parked Jobs', level: 1 }));
    await seeParked(page);
    await rm(mail);
    await rename(`${mail}-away`, mail);
    await page.getByRole('button', { name: 'Retry mail-contact-message' }).click();
    await see(page.getByText('A worker tries this job again.'));
    assert.match(await newestMail(server.dataDir, 'Contact: My fern'), /change the name of my fern/);

    await page.goto('/admin/messages');
    await page.getByRole('button', { name: 'Mark as answered' }).click();
    await see(page.getByText('Answered', { exact: true }));

    await page.goto('/admin/people');
    await page.getByLabel('Email or name').fill('otto f');
    const person = page.getByRole('article', { name: 'Otto Fern' });
    await see(person.getByText(otto));
    await page.getByRole('article', { name: 'Ida Boss' }).waitFor({ state: 'detached' });
    await person.getByRole('button', { name: 'Change the end: Otto Fern' }).click();
    const dialog = page.getByRole('dialog', { name: 'Give premium to Otto Fern' });
    await dialog.getByLabel('Last day').fill('2099-12-31');
    await dialog.getByRole('button', { name: 'Give premium' }).click();
    await see(person.getByText('Premium until 31 December 2099, given'));
    await person.getByRole('button', { name: 'Take back premium of Otto Fern' }).click();
    await see(person.getByText('Free', { exact: true }));
  },
);

/** A question that was marked without a word can still be answered. */
async function answerLater(page) {
  const question = page.getByRole('article', { name: 'And why my lily?' });
  await question.getByRole('button', { name: 'Mark Responded' }).click();
  const asking = page.getByRole('dialog', { name: 'Mark it without an answer?' });
  await asking.getByRole('button', { name: 'Mark Responded' }).click();
  await see(question.getByText('Responded', { exact: true }));
  await question.getByLabel('Your answer').fill('It is thirsty.');
  await question.getByRole('button', { name: 'Send Answer' }).click();
  await see(question.getByText('It is thirsty.'));
}

/** Looks again until the job of the message is parked, after its last try. */
async function seeParked(page) {
  const until = Date.now() + PARKED_WITHIN_MS;
  const button = page.getByRole('button', { name: 'Retry mail-contact-message' });
  while (!(await button.isVisible())) {
    assert.ok(Date.now() < until, 'the job is parked in time');
    await page.reload();
    await see(page.getByText(/Nothing is parked|Tried/));
  }
}
