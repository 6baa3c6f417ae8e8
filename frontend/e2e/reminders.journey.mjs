/* global Event, navigator, self */
import assert from 'node:assert/strict';
import { see, servers, stage } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { confirmEmail, linkAfter, newestMail } from './mail.mjs';

const { journey, getBrowser } = stage({ isWhole: true });
const server = servers.builtIn;

/** Signs up a member with a confirmed address who has a plant that was watered long ago. */
async function withThirstyPlant({ page, signUp }) {
  const person = await signUp();
  await confirmEmail(page, server, person.email);
  const lastWatered = new Date(Date.now() - 30 * 86_400_000).toISOString();
  const answer = await page.request.post('/api/plants', {
    data: { commonName: 'Peace Lily', waterNeeds: 'Weekly', lastWatered },
    headers: { origin: server.url },
  });
  assert.equal(answer.status(), 201, await answer.text());
  return { ...person, plant: await answer.json() };
}

journey(
  'a reminder is set from a plant, tested by mail, and answered from the mail without a session',
  { server },
  async ({ page, signUp }) => {
    const { email } = await withThirstyPlant({ page, signUp });
    await page.goto('/garden');
    await page
      .getByRole('article', { name: 'Peace Lily' })
      .getByRole('button', { name: 'Remind me' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Care Reminders' });
    await dialog.getByRole('button', { name: 'Turn on reminders' }).click();
    await see(page.getByText('Care Reminder Set', { exact: true }));
    await see(dialog.getByRole('switch', { name: /^Remind me/, checked: true }));
    await dialog.getByRole('button', { name: 'Send me a test' }).click();
    await see(dialog.getByText('Sent', { exact: true }));

    const mail = await newestMail(server.dataDir, email);
    assert.match(mail, /Subject: Test: Water your Peace Lily/);
    const stranger = await getBrowser().newContext({ baseURL: server.url });
    const other = await stranger.newPage();
    const done = linkAfter(mail, 'Done');
    await other.goto(done);
    await see(other.getByText('Water your Peace Lily'));
    await page.goto('/garden');
    await see(page.getByRole('button', { name: 'It was dry: I watered it' }).first());
    await other.getByRole('button', { name: 'Yes, all done' }).click();
    await see(other.getByText('Noted as done. Thank you!'));
    await other.goto(done);
    await see(other.getByText('Noted as done. Thank you!'));
    await stranger.close();

    const [plant] = await (await page.request.get('/api/plants')).json();
    assert.equal(plant.status, 'healthy');
    assert.ok(Date.parse(plant.lastWatered) > Date.now() - 600_000, 'it was watered just now');
  },
);

journey('a calendar link works until a new one is made', { server }, async ({ page, signUp }) => {
  await withThirstyPlant({ page, signUp });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Make a calendar link' }).click();
  const field = page.getByLabel('Calendar link', { exact: true });
  await see(field);
  const first = await field.inputValue();
  const feed = await fetch(first);
  assert.equal(feed.status, 200);
  assert.match(await feed.text(), /SUMMARY:Water your Peace Lily/);
  await page.getByRole('button', { name: 'New link' }).click();
  await see(page.getByText('New calendar link', { exact: true }));
  assert.equal((await fetch(first)).status, 404);
  assert.equal((await fetch(await field.inputValue())).status, 200);
});

journey(
  'a push message shows its buttons, and Done records the care',
  { server, permissions: ['notifications'] },
  async ({ page, signUp }) => {
    const { email } = await withThirstyPlant({ page, signUp });
    await page.goto('/garden');
    await page.request.post('/api/reminders/test', {
      data: { channel: 'email' },
      headers: { origin: server.url },
    });
    const token = linkAfter(await newestMail(server.dataDir, email), 'Done')
      .split('/')
      .at(-1);
    const post = `/api/reminders/messages/${token}`;
    const note = {
      tag: 'care-2026-11-21',
      title: 'Water your Peace Lily today',
      body: 'Put a finger in the soil first. If it’s still moist, leave it: we’ll ask again.',
      open: '/garden',
      actions: [{ action: 'done', title: 'Done', post }],
    };

    await page.evaluate(() => navigator.serviceWorker.ready);
    const cdp = await page.context().newCDPSession(page);
    const registered = new Promise((resolve) =>
      cdp.on(
        'ServiceWorker.workerRegistrationUpdated',
        ({ registrations }) => registrations[0] && resolve(registrations[0]),
      ),
    );
    await cdp.send('ServiceWorker.enable');
    const { registrationId } = await registered;
    const push = { origin: server.url, registrationId, data: JSON.stringify(note) };
    await cdp.send('ServiceWorker.deliverPushMessage', push);
    await cdp.send('ServiceWorker.deliverPushMessage', push);
    const shown = async () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const notes = await registration.getNotifications();
        return notes.map(({ title, tag, actions }) => ({
          title,
          tag,
          actions: actions.map((each) => each.title),
        }));
      });
    await eventually(shown, ({ length }) => length > 0);
    assert.deepEqual(await shown(), [{ title: note.title, tag: note.tag, actions: ['Done'] }]);

    const [worker] = page.context().serviceWorkers();
    // Nobody can press a button of a notification here, so the worker is told that somebody has.
    await worker.evaluate(async () => {
      const [notification] = await self.registration.getNotifications();
      let done;
      const pressed = Object.assign(new Event('notificationclick'), {
        notification,
        action: 'done',
        waitUntil: (work) => (done = work),
      });
      self.dispatchEvent(pressed);
      await done;
    });
    assert.deepEqual(
      (await shown()).map(({ title }) => title),
      ['Noted as done. Thank you!'],
    );
    const [plant] = await (await page.request.get('/api/plants')).json();
    assert.equal(plant.status, 'healthy');
  },
);

journey('the mailbox is for admins only', { server }, async ({ page, signUp }) => {
  await signUp();
  await page.goto('/admin/mailbox');
  await see(page.getByRole('heading', { name: 'Access Denied', level: 1 }));
  await see(page.getByText('Admin access required to view this page.'));
});
