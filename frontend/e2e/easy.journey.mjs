/* global document, window, speechSynthesis */
import assert from 'node:assert/strict';
import { DESKTOP, goOffline, newEmail, PASSWORD, PHONE, see, stage } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { sidewaysFindings } from './inspect.mjs';
import { getReadyForOffline } from './offline-steps.mjs';

const { journey } = stage();
const DAY_MS = 86_400_000;
const heading = (page, name) => see(page.getByRole('heading', { level: 1, name, exact: true }));
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();
/** Presses its link on Home. */
async function turnOn(page) {
  await page.goto('/');
  await page.getByRole('link', { name: 'Easy view' }).click();
}

const view = (page) => page.evaluate(() => document.documentElement.dataset.view);

/** Adds plants by name and how many days ago they were watered. */
async function plant(page, server, garden) {
  for (const [commonName, days, problem] of garden) {
    const lastWatered = new Date(Date.now() - days * DAY_MS).toISOString();
    const headers = { origin: server.url };
    const data = { commonName, waterNeeds: 'Weekly', lastWatered };
    const answer = await page.request.post('/api/plants', { data, headers });
    assert.equal(answer.status(), 201, await answer.text());
    if (!problem) continue;
    const { id } = await answer.json();
    await page.request.patch(`/api/plants/${id}`, { data: { problem }, headers });
  }
}

/** Nothing has to be scrolled to see this button, and what stands above it. */
async function isInSight(page, name) {
  const { y, height } = await page.getByRole('button', { name, exact: true }).boundingBox();
  assert.equal(await page.evaluate(() => window.scrollY), 0);
  assert.ok(y > 0 && y + height <= page.viewportSize().height, `${name} ends at ${y + height} px`);
}

const whoAmI = async (page) => (await page.request.get('/api/auth/user')).json();

/** Whether the code and the style of the other Home have come, with which Easy view can be left. */
const isWayOutThere = () =>
  ['js', 'css'].every((ending) =>
    performance
      .getEntriesByType('resource')
      .some(
        ({ name, responseEnd }) => name.includes('home-page') && name.endsWith(ending) && responseEnd > 0,
      ),
  );

for (const size of [PHONE, DESKTOP])
  journey(
    `a gardener looks after her plants in Easy view and goes back to the full app, at ${size.width} px`,
    { size },
    async ({ page, server, signUp }) => {
      await signUp();
      await plant(page, server, [
        ['Peace Lily', 30],
        ['Jade Plant', 20],
        ['Boston Fern', 1, 'Brown tips on the fronds'],
      ]);
      await turnOn(page);
      await heading(page, 'Boston Fern');
      assert.equal(await view(page), 'easy');
      assert.equal(await page.getByRole('navigation').count(), 0, 'nothing to choose but the answers');
      await press(page, 'Not now');
      await press(page, 'It was dry: I watered it');
      await see(page.getByText(/^Watered\. Next time on /));
      await press(page, 'Undo');
      await see(page.getByText('Finger in the soil: is it dry?'));
      await press(page, 'It was dry: I watered it');
      await press(page, 'Next: 1 more');
      await press(page, 'It’s still moist');
      await see(page.getByText(/^Still moist\. We’ll ask again /));
      await press(page, 'I’m done');
      await heading(page, 'Nothing more to do today');
      await see(page.getByRole('heading', { level: 2, name: 'Boston Fern' }));
      await see(page.getByText(/^Next: Water /));

      await page.getByRole('link', { name: 'Something else' }).click();
      await page.getByRole('link', { name: 'See all my plants' }).click();
      await heading(page, 'My Garden');
      await page.getByRole('link', { name: 'Back to Easy view' }).click();
      await heading(page, 'Boston Fern');
      await page.getByRole('link', { name: 'Something else' }).click();
      await press(page, 'Back to the full app');
      await heading(page, 'Hello, Rosa');
      assert.equal(await view(page), undefined);
      await page.goBack();
      await heading(page, 'Hello, Rosa');
      assert.equal(await view(page), undefined, 'Back leaves it as it is');
      await page.goto('/easy');
      await heading(page, 'Boston Fern');
      assert.equal(await view(page), undefined, 'its address shows it, and leaves it as it is');
      await page.goto('/');
      await heading(page, 'Hello, Rosa');
      await eventually(
        async () => (await whoAmI(page)).easyView,
        (easy) => easy === false,
      );
    },
  );

journey(
  'Easy view is chosen before the account is there, remembered with it, and there on another device',
  {},
  async ({ page, server }) => {
    await page.goto('/');
    await press(page, 'Display');
    await page.getByRole('dialog').getByRole('switch', { name: 'Easy view' }).click();
    const email = newEmail();
    const person = { email, password: PASSWORD, firstName: 'Rosa', lastName: 'Moss' };
    await page.request.post('/api/register', { data: person, headers: { origin: server.url } });
    await page.goto('/');
    await heading(page, 'Begin with one plant');
    await eventually(
      async () => (await whoAmI(page)).easyView,
      (easy) => easy === true,
    );

    const other = await page.context().browser().newContext({ baseURL: server.url, viewport: PHONE });
    const there = await other.newPage();
    const data = { email, password: PASSWORD };
    await there.request.post('/api/login', { data, headers: { origin: server.url } });
    await there.goto('/');
    await heading(there, 'Begin with one plant');
    await eventually(
      () => view(there),
      (seen) => seen === 'easy',
    );
    await there.goto('/');
    await there.waitForURL('**/easy'); // at once, without the other Home before it
    await other.close();
  },
);

journey(
  'Easy view can be left without a network, and reads aloud where there is a voice',
  { mayFail: /./ },
  async ({ page, server, signUp }) => {
    await page.addInitScript(() => {
      window.said = [];
      speechSynthesis.getVoices = () => [{ lang: 'en-GB', name: 'A calm voice' }];
      speechSynthesis.speak = ({ text }) => window.said.push(text);
    });
    await signUp();
    await plant(page, server, [['Peace Lily', 30]]);
    await turnOn(page);
    await heading(page, 'Peace Lily');
    await press(page, 'Read aloud');
    const said = await page.evaluate(() => window.said);
    assert.deepEqual(said.slice(0, 2), ['Peace Lily', 'Finger in the soil: is it dry?']);
    await page.waitForLoadState('networkidle');
    await page.goto('/');
    await heading(page, 'Peace Lily');
    await page.waitForFunction(isWayOutThere);
    await goOffline(page);
    await press(page, 'Back to the full app');
    await heading(page, 'Hello, Rosa');
    await page.context().setOffline(false);
    await page.reload();
    await heading(page, 'Hello, Rosa');
    await eventually(
      async () => (await whoAmI(page)).easyView,
      (easy) => easy === false,
    );
  },
);

journey(
  'an answer in Easy view without a network is kept, says so, can be taken back, and is sent later',
  { mayFail: /./ },
  async ({ page, server, signUp }) => {
    await signUp();
    await plant(page, server, [
      ['Peace Lily', 30],
      ['Jade Plant', 20],
    ]);
    await turnOn(page);
    await heading(page, 'Peace Lily');
    await getReadyForOffline(page, '/easy');
    await page.context().setOffline(true);
    const kept = 'Watered. It’s kept on this device, and sent when you’re back online.';
    await press(page, 'It was dry: I watered it');
    await see(page.getByRole('status').filter({ hasText: kept }));
    const line = page.getByText('You are offline. 1 thing waits.');
    await see(line);
    await press(page, 'Undo');
    await line.waitFor({ state: 'detached' });
    await see(page.getByText('You are offline.', { exact: true }));
    await isInSight(page, 'It’s still moist');

    await press(page, 'It was dry: I watered it');
    await see(page.getByText(kept));
    await see(line);
    await isInSight(page, 'Undo');
    await page.reload();
    await see(line);
    await isInSight(page, 'It’s still moist');
    await page.getByRole('heading', { level: 1, name: 'Jade Plant', exact: true }).waitFor();
    await press(page, 'It was dry: I watered it');
    await see(page.getByText('You are offline. 2 things wait.'));
    await see(page.getByText(kept));
    await page.context().setOffline(false);
    // Sent: now the page promises nothing any more.
    await page.getByText(kept).waitFor({ state: 'detached' });
    await see(page.getByText(/^Watered\./));
    await page.getByText(/^You are offline/).waitFor({ state: 'detached' });
  },
);

journey('Easy view is done by keyboard alone', {}, async ({ page, server, signUp }) => {
  await signUp();
  await plant(page, server, [
    ['Peace Lily', 30],
    ['Jade Plant', 20],
  ]);
  await turnOn(page);
  await heading(page, 'Peace Lily');
  await page.goto('about:blank');
  await page.goto('/easy');
  await heading(page, 'Peace Lily');
  const focused = () => page.evaluate(() => document.activeElement.textContent);
  const tabTo = async (name) => {
    for (let i = 0; i < 12 && (await focused()) !== name; i += 1) await page.keyboard.press('Tab');
    assert.equal(await focused(), name);
    await page.keyboard.press('Enter');
  };
  await page.keyboard.press('Tab');
  assert.equal(await focused(), 'Skip to the content');
  await tabTo('It was dry: I watered it');
  await see(page.getByText(/^Watered\./));
  assert.equal(await focused(), 'Peace Lily', 'the heading of the answer has the focus');
  await tabTo('Next: 1 more');
  await heading(page, 'Jade Plant');
  assert.equal(await focused(), 'Jade Plant');
  await tabTo('It’s still moist');
  await tabTo('I’m done');
  await heading(page, 'That is all for today');
});

journey('a long word for what is wrong stays in its place in text of 200 %', {}, async (someone) => {
  const { page, server, signUp } = someone;
  await signUp();
  await plant(page, server, [['Tomato', 1, 'Magnesiummangel']]);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const fits = async () => {
    const words = page.getByText(/Magnesiummangel/);
    await see(words);
    assert.deepEqual(await sidewaysFindings(page), []);
    const ends = await words.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    assert.ok(Math.max(...ends) <= PHONE.width, `it ends at ${ends}`);
  };
  await page.goto('/garden');
  await fits();
  await page.getByRole('link', { name: 'Tomato', exact: true }).last().click();
  await page.waitForURL(/\/garden\/.+/);
  const plan = page.getByRole('heading', { name: 'Magnesiummangel' });
  await see(plan);
  await fits();
  const ofPlant = page.url();
  await page.goto('/');
  await page.getByRole('link', { name: 'Easy view' }).click();
  await fits();
  await page.goto(ofPlant);
  await see(plan);
  await fits();
});
