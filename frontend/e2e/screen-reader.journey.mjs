import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { expertWill, newEmail, PASSWORD, see, servers, stage } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { writeDown, writtenDown } from './heard-doc.mjs';
import { faultsOf, heardOf } from './heard.mjs';
import { listenToRegions, saidSince } from './live-regions.mjs';
import { makePremium } from './premium.mjs';
import { aFile } from './pictures.mjs';
import { startLeaflore } from './server.mjs';
import { replaceStripeJs, startStripe } from './stripe.mjs';

const { journey } = stage();
const expected = writtenDown();
const compared = new Set();
const MAIN = { role: 'main' };
const DIALOG = { role: 'dialog' };
const DAY_MS = 86_400_000;
/** A page has come to rest when this many looks in a row, some 50 ms apart, have found the same. */
const LOOKS_AT_REST = 6;
const thirsty = () => ({
  commonName: 'Peace Lily',
  waterNeeds: 'Weekly',
  lastWatered: new Date(Date.now() - 30 * DAY_MS).toISOString(),
});

/** What is written down under this title is what is heard; `HEARD=write` writes it down instead. */
function isAsWritten(title, lines) {
  compared.add(title);
  if (process.env.HEARD === 'write') return writeDown(title, lines);
  assert.deepEqual(lines, expected.get(title), `docs/accessibility.md, “${title}”`);
}

/**
 * A part of the page is heard as it is written down, once it has come to rest: from the line `from` on, and as far as to the line
 * `until`, as what follows may be another every week.
 */
async function hears(page, title, part = MAIN, { from, until } = {}) {
  let before;
  let looks = 0;
  const lines = await eventually(
    async () => {
      const now = await heardOf(page, part).catch((error) => [error.message]);
      looks = now.length > 1 && now.join('\n') === before ? looks + 1 : 0;
      before = now.join('\n');
      return now;
    },
    () => looks === LOOKS_AT_REST,
  );
  assert.deepEqual(await faultsOf(page), [], title);
  const first = from ? lines.indexOf(from) : 0;
  isAsWritten(title, lines.slice(first, until ? lines.indexOf(until) : lines.length));
}

/** Live regions have said each of these since the last step, beside others that come and go with the speed of the machine. */
async function says(page, title, ...wanted) {
  const all = [];
  await eventually(
    async () => all.push(...(await saidSince(page))) && all,
    () => wanted.every((each) => all.some((said) => each.test(said))),
  );
  isAsWritten(
    title,
    wanted.map((each) => `says ${all.find((said) => each.test(said))}`),
  );
}

const press = (page, name) => page.getByRole('button', { name, exact: true }).click();
const heading = (page, name) => see(page.getByRole('heading', { name, exact: true }));
const atHeading = (page, level, name) => see(page.getByRole('heading', { level, name, exact: true }));
const fill = async (page, fields) => {
  for (const [label, value] of Object.entries(fields))
    await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(value);
};
const titleIs = (page, title) =>
  eventually(
    () => page.title(),
    (now) => now.startsWith(title),
  );

async function plant({ page, server }, data) {
  const answer = await page.request.post('/api/plants', { data, headers: { origin: server.url } });
  assert.equal(answer.status(), 201, await answer.text());
  return answer.json();
}

journey('a newcomer signs up, identifies a plant and adds it to the garden', {}, async ({ page }) => {
  await listenToRegions(page);
  await page.goto('/');
  await see(page.getByRole('button', { name: 'Start Identifying Plants' }));
  await hears(page, 'Sign up: above the first page', { role: 'navigation', name: 'Main' });
  await press(page, 'Start Identifying Plants');
  await heading(page, 'Create Your Account');
  await hears(page, 'Sign up: the form', DIALOG);
  await fill(page, { Email: 'rosa@' });
  await press(page, 'Join');
  await see(page.locator('[aria-invalid=true]'));
  await hears(page, 'Sign up: something is missing', DIALOG);
  await fill(page, { 'First Name': 'Rosa', 'Last Name': 'Moss', Email: newEmail(), Password: PASSWORD });
  await press(page, 'Join');
  await atHeading(page, 1, 'Plant Identification');
  await says(page, 'Sign up: the account is there', /Account Created/);
  await titleIs(page, 'Plant Identification');

  await page.goto('/identify');
  await hears(page, 'Identify: the page');
  await page.getByTestId('upload-image').setInputFiles([await aFile()]);
  await see(page.getByRole('list', { name: 'Your photos' }).getByRole('img'));
  await says(page, 'Identify: a photo is chosen: said', /photo/);
  await hears(page, 'Identify: a photo is chosen');
  await press(page, 'Identify Plant');
  await heading(page, 'Jade Plant');
  await says(page, 'Identify: the answer: said', /Plant Identified/);
  await hears(page, 'Identify: the answer');
  await press(page, 'Add to My Garden');
  await see(page.getByRole('button', { name: 'About a week ago' }));
  await hears(page, 'Identify: into the garden', { role: 'group', name: 'When was it last watered?' });
  await press(page, 'About a week ago');
  await says(page, 'Identify: it is in the garden: said', /Plant Added/);
});

journey('a member logs in, and out again', { mayFail: /\/api\/login$/ }, async ({ page, signUp }) => {
  await listenToRegions(page);
  const { email } = await signUp();
  await page.context().clearCookies();
  await page.goto('/?login');
  await heading(page, 'Welcome Back');
  await hears(page, 'Log in: the form', DIALOG);
  await fill(page, { Email: email, Password: 'not my password' });
  await page.getByRole('dialog').getByRole('button', { name: 'Login', exact: true }).click();
  await says(page, 'Log in: a wrong password: said', /Login Failed/);
  await fill(page, { Password: PASSWORD });
  await page.getByRole('dialog').getByRole('button', { name: 'Login', exact: true }).click();
  await atHeading(page, 1, 'Hello, Rosa');
  await says(page, 'Log in: it is done: said', /Welcome back/);
  await page.goto('/');
  await atHeading(page, 1, 'Hello, Rosa');
  await hears(page, 'Log in: Home', MAIN, { until: 'heading 2 “Plant of the Week”' });

  await press(page, 'Menu');
  await see(page.getByRole('switch', { name: /^Easy view/ }));
  await hears(page, 'Log out: the menu', { role: 'banner' });
  await page.getByRole('navigation', { name: 'More' }).getByRole('link', { name: 'About' }).click();
  await atHeading(page, 1, 'About Leaflore');
  assert.equal(await page.evaluate('document.activeElement.tagName'), 'H1', 'the new page is read');
  await titleIs(page, 'About');
  await hears(page, 'Every page: the tab bar', { role: 'navigation', name: 'Main' });
  await hears(page, 'Every page: the footer', { role: 'contentinfo' });
  await press(page, 'Menu');
  await press(page, 'Logout');
  await see(page.getByRole('button', { name: 'Start Identifying Plants' }));
  await titleIs(page, 'Leaflore');
});

journey('a plant is watered, and it is undone', {}, async (someone) => {
  const { page, signUp } = someone;
  await listenToRegions(page);
  await signUp();
  await plant(someone, thirsty());
  await page.goto('/garden');
  await see(page.getByRole('article'));
  await hears(page, 'Garden: what is due', { role: 'list', name: 'To do today' });
  await hears(page, 'Garden: a plant', { role: 'article', name: 'Peace Lily' });
  const lily = page.getByRole('article', { name: 'Peace Lily' });
  await lily.getByRole('button', { name: 'It was dry: I watered it' }).click();
  await says(page, 'Garden: a plant is watered: said', /Plant Watered/);
  await page.getByRole('region', { name: /F8/ }).getByRole('button', { name: 'Undo' }).click();
  await says(page, 'Garden: it is undone: said', /Undone/, /to do$/);
});

journey('Easy view asks one question', {}, async (someone) => {
  const { page, signUp } = someone;
  await listenToRegions(page);
  await signUp();
  await plant(someone, thirsty());
  await page.goto('/');
  await page.getByRole('link', { name: 'Easy view' }).click();
  await see(page.getByRole('heading', { level: 1, name: 'Peace Lily' }));
  await page.reload();
  await atHeading(page, 1, 'Peace Lily');
  await hears(page, 'Easy view: the question');
  await press(page, 'It was dry: I watered it');
  await says(page, 'Easy view: the answer: said', /^Watered\. Next/);
  await hears(page, 'Easy view: the answer');
  await press(page, 'Undo');
  await says(page, 'Easy view: it is undone: said', /is it dry/);
});

journey('the plant doctor asks, and finds a cause', {}, async (someone) => {
  const { page, signUp } = someone;
  await listenToRegions(page);
  await signUp();
  const ivy = await plant(someone, { commonName: 'Ivy', scientificName: 'Hedera helix', watered: 'today' });
  await page.goto(`/garden/${ivy.id}`);
  await press(page, 'It looks unwell');
  await page.getByRole('link', { name: 'Find out what it is' }).click();
  await atHeading(page, 1, 'What is wrong?');
  await titleIs(page, 'What is wrong?');
  await hears(page, 'Doctor: the first question');
  await press(page, 'Powder, fluff, webs, sticky or mushrooms');
  await see(page.getByRole('button', { name: 'Fine webs', exact: true }));
  await hears(page, 'Doctor: the next question');
  await press(page, 'Fine webs');
  const question = page.getByText(/^Question \d of at most 5$/);
  const answer = page.getByRole('button', { name: 'Start over' });
  for (; await see(question.or(answer)), await question.isVisible();) {
    const asked = await question.textContent();
    await press(page, 'I don’t know');
    await page.getByText(asked, { exact: true }).waitFor({ state: 'detached' });
  }
  await hears(page, 'Doctor: the causes');
  await saidSince(page);
  await press(page, 'Start this plan: Spider mites');
  await says(page, 'Doctor: the plan is begun: said', /Plan Started/);
});

journey('a member asks the plant expert', { server: servers.remote }, async (someone) => {
  const { page, server, signUp } = someone;
  await listenToRegions(page);
  const { email } = await signUp();
  await makePremium(server, email);
  await page.goto('/chat');
  await heading(page, 'Welcome to AI Plant Expert');
  await hears(page, 'Chat: the page');
  await press(page, 'New Chat');
  await see(page.getByRole('textbox', { name: 'Your question' }));
  await hears(page, 'Chat: a new conversation');
  await saidSince(page);
  await expertWill({ parts: ['Water it on **Friday**.'] });
  await page.getByRole('textbox', { name: 'Your question' }).fill('When shall I water it?');
  await page.keyboard.press('Enter');
  await says(page, 'Chat: the answer: said', /has answered/);
  await hears(page, 'Chat: the messages', { role: 'list', name: 'Messages' });
});

journey('a plant is found in the library, and its guide read', {}, async ({ page, signUp }) => {
  await listenToRegions(page);
  await signUp();
  await page.goto('/');
  await page.getByRole('button', { name: 'Plant Library' }).click();
  await see(page.getByRole('dialog').getByRole('listitem').first());
  await saidSince(page);
  await page.getByPlaceholder('Search plants...').fill('aloe vera');
  await says(page, 'Library: a search: said', /plants?$/);
  await hears(page, 'Library: a search', DIALOG);
  await page.getByRole('button', { name: /^Aloe Vera/ }).click();
  await see(page.getByRole('dialog', { name: 'Plant Care Guide' }));
  await heading(page, 'Watering');
  await hears(page, 'Library: the care guide', { role: 'dialog', name: 'Plant Care Guide' });
});

journey('a free member reads about Premium', {}, async ({ page, signUp }) => {
  await signUp();
  await page.goto('/premium');
  await heading(page, 'Current Plan: Free').catch(() => undefined);
  await hears(page, 'Premium: the page');
});

const withStripe = {};
let stripe;
let leaflore;
before(async () => {
  stripe = await startStripe();
  leaflore = await startLeaflore(stripe.settings);
  Object.assign(withStripe, { url: leaflore.url, dataDir: leaflore.dataDir });
});
after(async () => {
  await leaflore?.stop();
  await stripe?.stop();
});

journey('a member pays', { server: withStripe }, async ({ page, signUp }) => {
  await listenToRegions(page);
  await signUp();
  const words = ['Your card has insufficient funds.', undefined];
  await replaceStripeJs(page, stripe, () => words.shift());
  await page.goto('/premium');
  await see(page.getByRole('button', { name: 'Subscribe', exact: true }));
  await see(page.getByRole('radio', { name: /^Annual/ }));
  const plan = { from: 'heading 2 “Your plan”' };
  await hears(page, 'Premium: the plans', MAIN, plan);
  await press(page, 'Subscribe');
  await see(page.getByText('The form of Stripe'));
  await hears(page, 'Premium: the payment', MAIN, plan);
  await saidSince(page);
  await press(page, 'Pay $29.99');
  await says(page, 'Premium: the card is refused: said', /insufficient funds/);
  await press(page, 'Pay $29.99');
  await says(page, 'Premium: it is paid: said', /Payment Successful/);
});

test('docs/accessibility.md says nothing that is not heard', () => {
  const left = [...expected.keys()].filter((title) => !compared.has(title));
  assert.deepEqual(left, []);
});
