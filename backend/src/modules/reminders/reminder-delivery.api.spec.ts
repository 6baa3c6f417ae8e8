import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { eventually } from '../../../test/eventually.js';
import { thirsty, zoneAtMidnight, zoneAtNoon } from '../../../test/gardeners.js';
import { startPushService } from '../../../test/push-service.js';
import type { FakePushService } from '../../../test/push-service.js';
import { localDateOf } from '../../kernel/local-date.js';
import { ReminderSweep } from './reminder-sweep.js';

const path = '/api/reminders';

describe('a message', () => {
  let api: Api;
  let service: FakePushService;
  beforeAll(async () => {
    api = await startApi();
    service = await startPushService(api);
  });
  afterAll(async () => {
    await api.stop();
    await service.stop();
  });

  /** Makes this person due now and runs a sweep. */
  async function comeTurn({ id }: Person, wishes = '') {
    await api.sql(
      `insert into reminder_settings (user_id, enabled, hour, next_at) values ($1, true, 9, now() - interval '1 minute')
       on conflict (user_id) do update set enabled = true, next_at = excluded.next_at`,
      [id],
    );
    if (wishes) await api.sql(`update reminder_settings set ${wishes} where user_id = $1`, [id]);
    await api.app.get(ReminderSweep, { strict: false }).run(new Date());
  }
  const subscribe = async (person: Person) => {
    const subscription = service.subscribe();
    await person.post(`${path}/subscriptions`, subscription).expect(201);
    return new URL(subscription.endpoint).pathname;
  };
  const takenAt = (address: string) => service.taken.filter((taken) => taken.path === address);
  const mailsTo = ({ email }: Person) => api.mails().filter((mail) => mail.includes(`To: ${email}`));
  const jobIsOver = ({ id }: Person) =>
    eventually(
      () =>
        api.sql(
          `select 1 from outbox where parked_at is null and name = 'send-reminder'
                              and data->>'messageId' in (select id::text from reminder_messages where user_id = $1)`,
          [id],
        ),
      ({ length }) => length === 0,
      20_000,
    );

  it('says by mail what is due, once a day, however often somebody looks', async () => {
    const rosa = await thirsty(api, 'Peace Lily', 'Monstera', 'Fern');
    await comeTurn(rosa);
    const [mail] = await eventually(
      () => mailsTo(rosa),
      ({ length }) => length > 0,
    );
    expect(mail).toMatch(/Subject: Water your \w+.* and 2 more plants today/);
    expect(mail).toContain('Hello Rosa,');
    expect(mail).toMatch(/List-Unsubscribe:\s+<http:\/\/leaflore\.test\/reminders\/[\w-]+>/);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    for (let n = 0; n < 3; n += 1) await comeTurn(rosa);
    await jobIsOver(rosa);
    expect(mailsTo(rosa)).toHaveLength(1);
    const [{ next }] = (await api.sql<{ next: Date }>(
      'select next_at as next from reminder_settings where user_id = $1',
      [rosa.id],
    )) as [{ next: Date }];
    expect(next.getTime()).toBeGreaterThan(Date.now() + 3600_000);
  });

  it('shows the name of a plant as text, whatever signs are in it', async () => {
    const rosa = await thirsty(api, '<img src=x onerror=alert(1)>');
    await comeTurn(rosa);
    const [mail = ''] = await eventually(
      () => mailsTo(rosa),
      ({ length }) => length > 0,
    );
    const [, html] = mail.split('<!doctype html>');
    expect(html).toContain('&#60;img src');
    expect(html).not.toContain('<img');
  });

  it('measures in the units of the person', async () => {
    const rosa = await thirsty(api, 'Fern');
    await api.sql(`update users set units = 'imperial' where id = $1`, [rosa.id]);
    const title = 'Let the top 3 cm dry, above 15 °C';
    await api.sql(`update care_tasks set kind = 'custom', title = $2 where user_id = $1`, [rosa.id, title]);
    await comeTurn(rosa);
    const [mail] = await eventually(
      () => mailsTo(rosa),
      ({ length }) => length > 0,
    );
    expect(mail).toContain('Let the top inch dry, above 59');
    expect(mail).not.toMatch(/\d cm\b/);
  });

  it('is in the language of the account', async () => {
    const rosa = await thirsty(api, 'Fern');
    await api.sql(`update users set language = 'de' where id = $1`, [rosa.id]);
    await comeTurn(rosa);
    const [mail] = await eventually(
      () => mailsTo(rosa),
      ({ length }) => length > 0,
    );
    expect(mail).toContain('Hallo Rosa,');
    expect(mail).toContain('Erinnere mich morgen');
    expect(mail).not.toMatch(/Hello|Remind me/);
  });

  it('names a plant that is unwell, also where nothing is due', async () => {
    const rosa = await thirsty(api, 'Fern');
    await rosa.patch(`/api/plants/${rosa.plants[0]}`, { problem: 'Brown tips' }).expect(200);
    await comeTurn(rosa);
    const [daily] = await eventually(
      () => mailsTo(rosa),
      ({ length }) => length > 0,
    );
    expect(daily).toContain('Still unwell: Fern (Brown tips).');
    expect(daily).toContain('Put a finger in the soil first.');
    await api.sql(`update care_tasks set due_on = due_on + 30, late_on = late_on + 30 where user_id = $1`, [
      rosa.id,
    ]);
    await rosa.post(`${path}/test`, { channel: 'email' }).expect(200);
    const test = mailsTo(rosa).find((mail) => mail.includes('Subject: Test:'));
    expect(test).toContain('Nothing is due today, but your Fern is unwell');
    expect(test).toContain('Still unwell: Fern (Brown tips).');
    expect(test).not.toContain('finger'); // nothing is watered
  });

  it('is mailed to no address that its owner has not confirmed', async () => {
    const rosa = await thirsty(api, 'Peace Lily');
    await api.sql('update users set email_verified_at = null where id = $1', [rosa.id]);
    await comeTurn(rosa);
    expect(await api.sql('select 1 from reminder_messages where user_id = $1', [rosa.id])).toHaveLength(1);
    await jobIsOver(rosa);
    expect(mailsTo(rosa)).toEqual([]);
  });

  it('is not sent when nothing is due', async () => {
    const rosa = await thirsty(api, 'Peace Lily');
    await api.sql(`update care_tasks set due_on = due_on + 5, late_on = late_on + 5 where user_id = $1`, [
      rosa.id,
    ]);
    await comeTurn(rosa);
    expect(await api.sql('select 1 from reminder_messages where user_id = $1', [rosa.id])).toEqual([]);
  });

  it('goes to every device, encrypted, under one tag a day', async () => {
    const rosa = await thirsty(api, 'Peace Lily');
    const [phone, tablet] = [await subscribe(rosa), await subscribe(rosa)];
    await comeTurn(rosa, 'email = false');
    await jobIsOver(rosa);
    for (const address of [phone, tablet]) {
      const [taken, ...more] = takenAt(address);
      expect(more).toEqual([]);
      expect(taken!.headers).toMatchObject({
        'content-encoding': 'aes128gcm',
        ttl: String(12 * 3600),
        topic: expect.stringMatching(/^care-\d{4}-\d\d-\d\d$/),
        authorization: expect.stringMatching(/^vapid t=.+, k=B[\w-]{86}$/),
      });
      expect(taken!.bytes.toString('latin1')).not.toContain('Peace');
    }
    expect(mailsTo(rosa)).toEqual([]);
  });

  it.each([404, 410])('forgets a device that is gone (%i), and then comes by mail', async (status) => {
    const rosa = await thirsty(api, 'Peace Lily');
    const phone = await subscribe(rosa);
    service.answers.set(phone, status);
    await comeTurn(rosa, 'email = false');
    await jobIsOver(rosa);
    expect(takenAt(phone)).toHaveLength(1);
    const { devices, email } = (await rosa.get(path)).body;
    expect({ devices, email }).toEqual({ devices: [], email: true });
    expect(mailsTo(rosa)).toHaveLength(1);
  });

  it.each([429, 503])(
    'is tried three times where the push service is busy (%i), then comes by mail',
    async (status) => {
      const rosa = await thirsty(api, 'Peace Lily');
      const [phone, tablet] = [await subscribe(rosa), await subscribe(rosa)];
      for (const address of [phone, tablet]) service.answers.set(address, status);
      await comeTurn(rosa, 'email = false');
      await jobIsOver(rosa);
      expect(takenAt(phone)).toHaveLength(3);
      expect(mailsTo(rosa)).toHaveLength(1);
      expect((await rosa.get(path)).body.devices).toHaveLength(2);
    },
  );

  it('is shown once on the device that took it while another one was busy', async () => {
    const rosa = await thirsty(api, 'Peace Lily');
    const [busy, free] = [await subscribe(rosa), await subscribe(rosa)];
    service.answers.set(busy, 503);
    await comeTurn(rosa);
    await jobIsOver(rosa);
    expect(takenAt(busy)).toHaveLength(3);
    expect(takenAt(free)).toHaveLength(1);
    expect(mailsTo(rosa)).toHaveLength(1);
  });

  it('is not sent when its person turned messages off, or it became night, before the worker came to it', async () => {
    const rosa = await thirsty(api, 'Peace Lily');
    await api.sql(
      `insert into reminder_settings (user_id, enabled, next_at) values ($1, true, now() + interval '1 day')`,
      [rosa.id],
    );
    const sendIn = async (timeZone: string) => {
      await api.sql(`update users set time_zone = $2 where id = $1`, [rosa.id, timeZone]);
      await api.sql(
        `with message as (insert into reminder_messages (user_id, on_date) values ($1, $2) returning id)
         insert into outbox (id, name, data) select id, 'send-reminder', json_build_object('messageId', id) from message`,
        [rosa.id, localDateOf(new Date(), timeZone)],
      );
      await jobIsOver(rosa);
      await api.sql('delete from reminder_messages where user_id = $1', [rosa.id]);
    };
    await sendIn(zoneAtNoon());
    expect(mailsTo(rosa)).toHaveLength(1);
    await sendIn(zoneAtMidnight());
    expect(mailsTo(rosa)).toHaveLength(1);
    await api.sql(`update reminder_settings set enabled = false, next_at = null where user_id = $1`, [
      rosa.id,
    ]);
    await sendIn(zoneAtNoon());
    expect(mailsTo(rosa)).toHaveLength(1);
  });

  describe('as a test', () => {
    it('comes at once and says so; it does not take the place of the day’s message', async () => {
      const rosa = await thirsty(api, 'Peace Lily');
      const { body } = await rosa.post(`${path}/test`, { channel: 'email' }).expect(200);
      expect(body).toEqual({ sent: true, message: expect.stringContaining('mailbox') });
      expect(mailsTo(rosa)[0]).toContain('Subject: Test: Water your Peace Lily today');
      await comeTurn(rosa);
      await jobIsOver(rosa);
      expect(mailsTo(rosa)).toHaveLength(2);
    });

    it('says plainly why nothing came', async () => {
      const rosa = await thirsty(api);
      const ask = async () => (await rosa.post(`${path}/test`, { channel: 'push' }).expect(200)).body;
      expect(await ask()).toEqual({ sent: false, message: expect.stringMatching(/^No device/) });
      const phone = await subscribe(rosa);
      expect(await ask()).toEqual({ sent: true, message: 'Sent to one device.' });
      service.answers.set(phone, 503);
      expect(await ask()).toEqual({ sent: false, message: expect.stringMatching(/didn’t answer/) });
      service.answers.set(phone, 410);
      expect(await ask()).toEqual({
        sent: false,
        message: expect.stringMatching(/no longer accepts messages/),
      });
      await rosa.post(`${path}/test`, { channel: 'smoke signal' }).expect(400);
    });
  });
});

describe('tests of messages', () => {
  it('are limited, as they make a server send mail', async () => {
    const api = await startApi({ RATE_LIMITS: 'on' });
    const rosa = await api.signUp();
    for (let n = 0; n < 6; n += 1) await rosa.post(`${path}/test`, { channel: 'email' }).expect(200);
    await rosa.post(`${path}/test`, { channel: 'email' }).expect(429);
    await api.stop();
  });
});
