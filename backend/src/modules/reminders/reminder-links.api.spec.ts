import request from 'supertest';
import { DAY_MS } from '../../kernel/durations.js';
import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { thirsty } from '../../../test/gardeners.js';
import { ActionLinks } from './action-links.js';

const links = '/api/reminders/messages';

describe('the links of a message', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApi()));
  afterAll(() => api.stop());

  /** The tokens of Done, Remind me tomorrow and No more messages in the newest mail to this person. */
  async function linksOf(person: Person) {
    await person.post('/api/reminders/test', { channel: 'email' }).expect(200);
    const mail = api
      .mails()
      .filter((text) => text.includes(`To: ${person.email}`))
      .at(-1)!;
    const after = (label: string) =>
      new RegExp(`${label}:\\s+http://leaflore\\.test/reminders/([\\w-]+)`).exec(mail)?.[1] ?? '';
    return { done: after('Done'), later: after('Remind me tomorrow'), off: after('like this') };
  }
  const due = async (person: Person) =>
    (await person.get('/api/care/today').expect(200)).body.due.map(
      ({ plantName }: { plantName: string }) => plantName,
    );

  it('tell what they would do and change nothing when they are opened', async () => {
    const rosa = await thirsty(api, 'Peace Lily', 'Fern');
    const { done, later, off } = await linksOf(rosa);
    const visitor = api.visitor();
    for (let n = 0; n < 3; n += 1)
      for (const token of [done, later, off]) await visitor.get(`${links}/${token}`).expect(200);
    expect((await visitor.get(`${links}/${done}`)).body).toEqual({
      action: 'done',
      answer: null,
      isOn: false,
      tasks: expect.arrayContaining(['Water your Peace Lily', 'Water your Fern']),
    });
    expect(await due(rosa)).toHaveLength(2);
  });

  it('do it for who is not signed in, once, however often they are pressed', async () => {
    const rosa = await thirsty(api, 'Peace Lily', 'Fern');
    const { done, later } = await linksOf(rosa);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.visitor().post(`${links}/${done}`).expect(200)),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]!.body).toMatchObject({ answer: 'done', tasks: [] });
    expect(await due(rosa)).toEqual([]);
    const events = await api.sql(`select answer from care_events where user_id = $1`, [rosa.id]);
    expect(events).toEqual([{ answer: 'done' }, { answer: 'done' }]);

    expect((await api.visitor().post(`${links}/${later}`).expect(200)).body).toMatchObject({
      answer: 'done',
    });
    expect(await api.sql(`select 1 from care_events where user_id = $1`, [rosa.id])).toHaveLength(2);
  });

  it('put it off until tomorrow', async () => {
    const rosa = await thirsty(api, 'Peace Lily');
    const { later } = await linksOf(rosa);
    expect((await api.visitor().post(`${links}/${later}`).expect(200)).body.answer).toBe('later');
    expect(await due(rosa)).toEqual([]);
    const [event] = await api.sql(`select answer, days from care_events where user_id = $1`, [rosa.id]);
    expect(event).toEqual({ answer: 'later', days: 1 });
  });

  it('touch nothing that was done meanwhile, or that the message did not speak of', async () => {
    const rosa = await thirsty(api, 'Peace Lily', 'Fern');
    const { done } = await linksOf(rosa);
    await rosa.post(`/api/plants/${rosa.plants[0]}/water`).expect(200);
    const { body: cactus } = await rosa.post('/api/plants', { commonName: 'Cactus' }).expect(201);
    await api.sql(
      `update care_tasks set due_on = due_on - 60, late_on = due_on + 60 where plant_id = $1 and kind = 'water'`,
      [cactus.id],
    );
    await api.visitor().post(`${links}/${done}`).expect(200);
    const perPlant = await api.sql(
      `select p.common_name as name, count(e.id)::int from plants p left join care_events e on e.plant_id = p.id
        where p.user_id = $1 group by 1 order by 1`,
      [rosa.id],
    );
    expect(perPlant).toEqual([
      { name: 'Cactus', count: 0 },
      { name: 'Fern', count: 1 },
      { name: 'Peace Lily', count: 1 },
    ]);
  });

  it('leave alone what was done meanwhile and is due again on another day', async () => {
    const rosa = await thirsty(api, 'Basil', 'Fern');
    const { done } = await linksOf(rosa);
    await api.sql(`update reminder_messages set on_date = on_date - 1 where user_id = $1`, [rosa.id]);
    await api.sql(`update care_tasks set due_on = due_on + 2 where plant_id = $1 and kind = 'water'`, [
      rosa.plants[0],
    ]);
    const { body } = await api.visitor().get(`${links}/${done}`).expect(200);
    expect(body.tasks).toEqual(['Water your Fern']);
    await api.visitor().post(`${links}/${done}`).expect(200);
    expect(await due(rosa)).toEqual(['Basil']);
  });

  it('count for what was put off since and is due again', async () => {
    const rosa = await thirsty(api, 'Fern');
    const { done } = await linksOf(rosa);
    await api.sql(`update reminder_messages set on_date = on_date - 1 where user_id = $1`, [rosa.id]);
    await api.sql(
      `update care_tasks set put_off_from = due_on, due_on = due_on + 2 where plant_id = $1 and kind = 'water'`,
      [rosa.plants[0]],
    );
    await api.visitor().post(`${links}/${done}`).expect(200);
    expect(await due(rosa)).toEqual([]);
  });

  it('are over after three days, and cannot be made or changed by anybody else', async () => {
    const rosa = await thirsty(api, 'Peace Lily');
    const { done } = await linksOf(rosa);
    const maker = api.app.get(ActionLinks, { strict: false });
    const { messageId } = maker.read(done);
    const old = maker.make(messageId, 'done', new Date(Date.now() - 4 * DAY_MS));
    for (const method of ['get', 'post'] as const)
      expect((await api.visitor()[method](`${links}/${old}`).expect(400)).body.code).toBe(
        'reminder-link-expired',
      );

    const bytes = Buffer.from(done, 'base64url');
    const forged = Array.from({ length: bytes.length }, (_, at) => {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1;
      return changed.toString('base64url');
    });
    for (const token of [...forged, `${done}A`, done.slice(1), 'x', 'A'.repeat(50), '%00'])
      await api.visitor().post(`${links}/${token}`).expect(404);
    expect(await due(rosa)).toEqual(['Peace Lily']);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=fern',
      '--fern\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--fern--\r\n',
    ],
  ])('turn messages off in one press, also when a mail program presses (%s)', async (type, body) => {
    const rosa = await thirsty(api, 'Peace Lily');
    await rosa.put('/api/reminders', { enabled: true }).expect(200);
    const { off } = await linksOf(rosa);
    await request(api.app.getHttpServer())
      .post(`/reminders/${off}`)
      .set({ 'sec-fetch-site': 'cross-site', 'content-type': type })
      .send(body)
      .expect(200);
    expect((await rosa.get('/api/reminders')).body).toMatchObject({ enabled: false, nextAt: null });
  });

  it('say nothing about a message whose person has left', async () => {
    const rosa = await thirsty(api, 'Peace Lily');
    const { done } = await linksOf(rosa);
    await api.sql('delete from users where id = $1', [rosa.id]);
    await api.visitor().get(`${links}/${done}`).expect(404);
  });
});
