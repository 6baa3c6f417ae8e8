/* global caches */
import assert from 'node:assert/strict';
import { openWindow, see, servers, stage } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { confirmEmail, linkIn, newestMail } from './mail.mjs';

const { journey, getBrowser } = stage();
const server = servers.builtIn;

const tap = (page, name) => page.getByRole('button', { name, exact: true }).click();

/** The addresses of what this browser keeps of the gardens of others. */
const keptOfGardens = (page) =>
  page.evaluate(async () => {
    const kept = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        if (url.includes('garden=')) kept.push(url);
    return kept;
  });

/** Another rhythm for watering, and a task of its own, which is done at once. */
async function changesSchedule(page) {
  await tap(page, 'Change: Water');
  await page.getByLabel('Days between waterings').fill('5');
  await tap(page, 'Save');
  await see(page.getByText('Water, Fern: every 5 days.'));
  await tap(page, 'Add a task');
  await page.getByLabel('Name of the task').fill('Turn the pot');
  await tap(page, 'Add the task');
  await tap(page, 'Mark as done: Turn the pot');
  await see(page.getByText('Fern: Turn the pot, done!'));
}

/** From what is seen to a plan, a step of it, and its end. */
async function findsOutWhatItIs(page) {
  await tap(page, 'It looks unwell');
  await page.getByRole('link', { name: 'Find out what it is' }).click();
  await tap(page, 'Powder, fluff, webs, sticky or mushrooms');
  await tap(page, 'Fine webs');
  const question = page.getByText(/^Question \d of at most 5$/);
  const start = page.getByRole('button', { name: 'Start this plan: Spider mites' });
  while ((await see(question.or(start)), await question.isVisible())) {
    const asked = await question.textContent();
    await tap(page, 'I don’t know');
    await page.getByText(asked, { exact: true }).waitFor({ state: 'detached' });
  }
  await start.click();
  const plan = page.getByRole('region', { name: 'Spider mites' });
  await plan
    .getByRole('button', { name: /^Done: / })
    .first()
    .click();
  await see(plan.getByText('Done today', { exact: true }).first());
  await tap(page, 'It is better');
  await plan.waitFor({ state: 'detached' });
}

/** Back in the garden at the end. */
async function movesToPastPlantsAndBack(page) {
  await tap(page, 'It’s no longer here');
  await see(page.getByText('This is a past plant'));
  await page.getByRole('link', { name: 'Rosa’s garden' }).click();
  await see(page.getByRole('link', { name: 'Peace Lily' }).last());
  await tap(page, 'Past plants');
  const past = page.getByRole('dialog', { name: 'Past plants' });
  await past.getByRole('button', { name: 'Bring back' }).click();
  await see(past.getByText('There are none.'));
  await past.getByRole('button', { name: 'Close' }).click();
}

journey(
  'two look after one garden: invited by mail, ticked by the one, seen by the other, until it is not shared any more',
  { server },
  async ({ page, signUp }) => {
    const rosa = await signUp();
    await confirmEmail(page, server, rosa.email);
    const lastWatered = new Date(Date.now() - 30 * 86_400_000).toISOString();
    for (const commonName of ['Peace Lily', 'Fern'])
      await page.request.post('/api/plants', {
        data: { commonName, waterNeeds: 'Weekly', lastWatered },
        headers: { origin: server.url },
      });
    const other = await openWindow(getBrowser(), { server, mayFail: /./ });
    const ada = await other.signUp({ firstName: '<b>Ada</b>', lastName: 'Fern' });

    await page.goto('/garden');
    await page.getByRole('link', { name: 'Share your garden' }).click();
    await see(page.getByText('Only you, so far.'));
    await page.getByLabel('Their email address').fill('ada');
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    await see(page.getByText('Please enter their email address'));
    await page.getByLabel('Their email address').fill(ada.email);
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    await see(page.getByText(/^Invited to see and tick\./));

    // No mail leaves this server: Rosa passes the link on.
    const link = await page.getByLabel('The link to pass on').inputValue();
    assert.equal(linkIn(await newestMail(server.dataDir, ada.email)), link);
    await other.page.goto(link);
    await other.page.getByRole('button', { name: 'Join the garden' }).click();
    await see(other.page.getByRole('heading', { name: 'Rosa’s garden' }));
    assert.equal(await other.page.getByRole('button', { name: 'Add Plant' }).count(), 0);
    await page.goto('/garden');
    const asked = page.getByRole('listitem').filter({ hasText: 'Water Peace Lily' });
    await see(asked);
    const lily = other.page.getByRole('listitem').filter({ hasText: 'Water: Peace Lily' });
    await lily.getByRole('button', { name: 'It was dry: I watered it' }).click();
    await see(other.page.getByText('Peace Lily: watered, by you'));
    // Her page still asks; who is second is told who was first, and sees what that one has noted.
    await asked.getByRole('button', { name: 'It was dry: I watered it' }).click();
    await see(page.getByText('<b>Ada</b> has already noted it.'));
    await see(asked.getByText('Watered.'));
    await other.page.goto('/garden');
    await other.page.getByRole('link', { name: 'Rosa’s garden' }).click();
    await see(other.page.getByText('Peace Lily: watered, by you'));
    // Who may tick sees the schedule, and nothing to change it with.
    await other.page.getByRole('link', { name: 'Peace Lily' }).last().click();
    await see(other.page.getByRole('heading', { name: 'Schedule' }));
    await see(other.page.getByRole('heading', { name: 'Water', exact: true }));
    assert.equal(
      await other.page.getByRole('button', { name: /^Change|Add a task|It looks unwell/ }).count(),
      0,
    );

    await page.goto('/garden');
    await page.getByText('Noted earlier today: 1').click();
    await see(page.getByText('Peace Lily: watered, by <b>Ada</b>'));
    await page.goto('/household');
    await page.getByRole('button', { name: 'Change everything' }).last().click();
    await see(page.getByText('Changed', { exact: true }));
    await other.page.goto(other.page.url().replace(/\/[^/]+$/, ''));
    await other.page.getByRole('link', { name: 'Fern' }).last().click();
    await other.page.getByLabel('Write in the journal').fill('A new leaf');
    await other.page.getByRole('button', { name: 'Keep this note' }).click();
    await see(other.page.getByText('A new leaf'));
    await changesSchedule(other.page);
    await findsOutWhatItIs(other.page);
    await movesToPastPlantsAndBack(other.page);

    // What is noted without a network waits, with the garden in its address, and says why it was refused.
    const fern = other.page.getByRole('listitem').filter({ hasText: 'Water: Fern' });
    await see(fern);
    await other.page.context().setOffline(true);
    await fern.getByRole('button', { name: 'It was dry: I watered it' }).click();
    await see(other.page.getByText('1 thing waits for the network'));
    await fern.waitFor({ state: 'detached' });
    assert.ok((await keptOfGardens(other.page)).length > 0, 'the garden is kept for offline use');
    await page.getByRole('button', { name: /^Stop sharing with/ }).click();
    await page.getByRole('button', { name: 'Yes, stop sharing' }).click();
    await see(page.getByText('Only you, so far.'));
    await other.page.context().setOffline(false);
    await see(other.page.getByText(/This garden isn’t shared with you, or no longer is\./).first());
    await eventually(
      () => keptOfGardens(other.page),
      ({ length }) => length === 0,
    );
    await other.page.reload();
    await see(other.page.getByText(/^Its owner can invite you again\./));
    await other.close();
  },
);
