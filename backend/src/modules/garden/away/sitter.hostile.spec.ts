import { startApi } from '../../../../test/api.js';
import type { Api, Person } from '../../../../test/api.js';
import { longDry } from '../../../../test/gardeners.js';
import { addDays } from '../../../kernel/local-date.js';
import { KEPT_DAYS } from '../../../kernel/retention.js';
import { AwayService } from './away.service.js';

describe('the link of a plant sitter, in the wrong hands', () => {
  let api: Api;
  let rosa: Person & { plants: string[] };
  let today: string;
  beforeAll(async () => void (api = await startApi()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    rosa = await longDry(api, 'Peace Lily', 'Fern');
    today = (await rosa.get('/api/care/today').expect(200)).body.date;
  });

  const add = async (person: Person = rosa, wishes: object = {}) =>
    (await person.post('/api/away', { fromDay: today, toDay: addDays(today, 6), ...wishes }).expect(201))
      .body;
  const tokenOf = ({ url }: { url: string }) => url.split('/').at(-1)!;
  const open = async (token: string) => (await api.visitor().get(`/api/sitter/${token}`).expect(200)).body;
  const put = (token: string, tick: object) => api.visitor().put(`/api/sitter/${token}`, tick);
  const events = (person: Person = rosa) =>
    api.sql('select answer, by_sitter from care_events where user_id = $1 and happened_on >= $2', [
      person.id,
      today,
    ]);
  const refOf = async (token: string) => (await open(token)).days[0].tasks[0].ref as string;
  const move = (id: string, days: number) =>
    api.sql(
      'update sitter_links set from_day = from_day + $2::int, to_day = to_day + $2::int where id = $1',
      [id, days],
    );

  async function expectClosed(token: string) {
    const read = await api.visitor().get(`/api/sitter/${token}`).expect(404);
    const ticked = await put(token, { task: 'x', on: today, done: true }).expect(404);
    for (const { body } of [read, ticked]) expect(body.code).toBe('sitter-page-closed');
  }

  it('opens nothing with a wrong token, and lets nobody try for long', async () => {
    const token = tokenOf(await add());
    const last = token.at(-1) === 'A' ? 'E' : 'A';
    for (const wrong of [
      token.slice(0, -1),
      `${token}A`,
      token.slice(0, -1) + last,
      'x',
      'A'.repeat(43),
      '%00',
    ])
      await expectClosed(wrong);
    const limited = await startApi({ RATE_LIMITS: 'on' });
    try {
      const codes: number[] = [];
      for (let n = 0; n < 61; n += 1)
        codes.push((await limited.visitor().get(`/api/sitter/${'A'.repeat(42)}${n}`)).status);
      expect(new Set(codes.slice(0, 60))).toEqual(new Set([404]));
      expect(codes[60]).toBe(429);
    } finally {
      await limited.stop();
    }
  });

  it('opens nothing after its gardener ended it, and nobody else can end it', async () => {
    const link = await add();
    const token = tokenOf(link);
    const ref = await refOf(token);
    const otto = await api.signUp();
    await otto.delete(`/api/away/${link.id}`).expect(404);
    expect((await otto.get('/api/away').expect(200)).body).toEqual([]);
    await open(token);
    await rosa.delete(`/api/away/${link.id}`).expect(204);
    await rosa.delete(`/api/away/${link.id}`).expect(204);
    await expectClosed(token);
    await put(token, { task: ref, on: today, done: true }).expect(404);
    expect(await events()).toEqual([]);
    expect((await rosa.get('/api/away').expect(200)).body).toMatchObject([{ state: 'ended', url: null }]);
    await rosa.delete('/api/away/not-an-id').expect(404);
    await api.visitor().get('/api/away').expect(401);
  });

  it('can be read for three days after the last one, and is deleted later', async () => {
    const link = await add(rosa, { toDay: today });
    const token = tokenOf(link);
    const ref = await refOf(token);
    await move(link.id, -3);
    await open(token);
    expect((await put(token, { task: ref, on: today, done: true }).expect(409)).body.code).toBe(
      'not-the-sitters-day',
    );
    await move(link.id, -1);
    await expectClosed(token);
    expect((await rosa.get('/api/away').expect(200)).body).toMatchObject([{ state: 'over', url: null }]);
    await move(link.id, 5 - KEPT_DAYS.sitterLinks);
    await api.app.get(AwayService, { strict: false }).sweep();
    expect((await rosa.get('/api/away').expect(200)).body).toHaveLength(1);
    await move(link.id, -4);
    await api.app.get(AwayService, { strict: false }).sweep();
    expect((await rosa.get('/api/away').expect(200)).body).toEqual([]);
  });

  it('ticks on its days alone, and on none but today', async () => {
    const later = tokenOf(await add(rosa, { fromDay: addDays(today, 1) }));
    const now = tokenOf(await add(rosa, { toDay: addDays(today, 8) }));
    const ref = await refOf(now);
    for (const on of [addDays(today, -1), addDays(today, 1), addDays(today, 30)])
      expect((await put(now, { task: ref, on, done: true }).expect(409)).body.code).toBe(
        'not-the-sitters-day',
      );
    await put(later, { task: ref, on: today, done: true }).expect(409);
    for (const tick of [{}, { task: ref, on: 'today', done: true }, { task: [ref], on: today, done: 1 }])
      await put(now, tick).expect(400);
    const ahead = (await open(now)).days.at(-1);
    expect(ahead.date > today).toBe(true);
    expect(await events()).toEqual([]);
  });

  it('reaches no plant of somebody else, none that was deleted, and nothing that is not asked of a sitter', async () => {
    const otto = await longDry(api, 'Monstera');
    const theirs = tokenOf(await add(otto));
    const own = tokenOf(await add());
    const ref = await refOf(theirs);
    const [task] = await api.sql<{ id: string }>('select id from care_tasks where user_id = $1', [otto.id]);
    for (const strange of [ref, task!.id, otto.plants[0]])
      expect((await put(own, { task: strange, on: today, done: true }).expect(404)).body.code).toBe(
        'not-a-sitter-task',
      );
    const lily = await refOf(own);
    const shown = (await open(own)).days[0].tasks.find((each: { ref: string }) => each.ref === lily);
    const gone = rosa.plants[['Peace Lily', 'Fern'].indexOf(shown.plantName)]!;
    await rosa.delete(`/api/plants/${gone}`).expect(204);
    expect(JSON.stringify(await open(own))).not.toContain(shown.plantName);
    await put(own, { task: lily, on: today, done: true }).expect(404);
    await api.sql(
      `update care_tasks set active = true, due_on = $2::date, closes_on = null where user_id = $1 and kind in ('repot', 'prune')`,
      [rosa.id, today],
    );
    expect(JSON.stringify(await open(own))).not.toMatch(/repot|prune/);
    expect([...(await events()), ...(await events(otto))]).toEqual([]);
  });

  it('counts one tick, however often and at once it is made', async () => {
    const token = tokenOf(await add());
    const ref = await refOf(token);
    const tick = { task: ref, on: today, done: true };
    const answers = await Promise.all(Array.from({ length: 6 }, () => put(token, tick).expect(200)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await events()).toEqual([{ answer: 'done', by_sitter: true }]);
    await Promise.all(Array.from({ length: 3 }, () => put(token, { ...tick, done: false }).expect(200)));
    expect(await events()).toEqual([]);
    await put(token, tick).expect(200);
    expect(await events()).toHaveLength(1);
  });

  it('counts one tick of two sitters who make it at the same moment, each with a link', async () => {
    const tokens = [tokenOf(await add()), tokenOf(await add()), tokenOf(await add())];
    const refs = await Promise.all(tokens.map(refOf));
    await Promise.all(
      tokens.map((token, at) => put(token, { task: refs[at], on: today, done: true }).expect(200)),
    );
    expect(await events()).toEqual([{ answer: 'done', by_sitter: true }]);
    for (const token of tokens) expect((await open(token)).days[0].tasks).toHaveLength(2);
    await Promise.all(
      tokens.map((token, at) => put(token, { task: refs[at], on: today, done: false }).expect(200)),
    );
    expect(await events()).toEqual([]);
  });

  it('tells nothing of the gardener, and no id of the garden', async () => {
    await api.sql(
      `update users set first_name = 'Rosamunde', profile_image_url = '/api/photos/x' where id = $1`,
      [rosa.id],
    );
    await api.sql(`update plants set image_url = $2 where user_id = $1`, [
      rosa.id,
      `/api/photos/${rosa.id}/00000000-0000-4000-8000-000000000000.webp`,
    ]);
    await rosa
      .post(`/api/plants/${rosa.plants[0]}/journal`, { content: 'The neighbours have the key' })
      .expect(201);
    const token = tokenOf(await add());
    await put(token, { task: await refOf(token), on: today, done: true }).expect(200);
    const { text, headers } = await api.visitor().get(`/api/sitter/${token}`).expect(200);
    for (const secret of [rosa.email, rosa.id, ...rosa.plants, 'Rosamunde', 'the key', '/api/photos'])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
  });

  it('keeps the token nowhere but in the address', async () => {
    const written = jest.spyOn(process.stdout, 'write');
    const token = tokenOf(await add());
    await open(token);
    await put(token, { task: await refOf(token), on: today, done: true }).expect(200);
    await put(token, { task: 'x', on: today, done: true }).expect(404);
    expect(JSON.stringify(written.mock.calls)).not.toContain(token);
    written.mockRestore();
    const tables = await api.sql<{ name: string }>(
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    for (const { name } of tables)
      expect(await api.sql(`select 1 from ${name} t where t::text like $1`, [`%${token}%`])).toEqual([]);
  });

  it('gives a gardener three links, also when more are asked for at once', async () => {
    const wish = { fromDay: today, toDay: today };
    const answers = await Promise.all(Array.from({ length: 6 }, () => rosa.post('/api/away', wish)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('too-many-sitter-links');
    const urls = answers.flatMap(({ body }) => body.url ?? []);
    expect(new Set(urls).size).toBe(3);
    const [first] = (await rosa.get('/api/away').expect(200)).body;
    await rosa.delete(`/api/away/${first.id}`).expect(204);
    await add();
  });

  it.each([
    ['away-too-long', 0, 60],
    ['away-over', -5, -1],
    ['away-ends-before-it-begins', 3, 2],
    ['away-too-far', 366, 367],
  ])('is not made for days that make no sense: %s', async (code, from, to) => {
    const wish = { fromDay: addDays(today, from), toDay: addDays(today, to) };
    expect((await rosa.post('/api/away', wish).expect(400)).body.code).toBe(code);
  });

  it('takes a note as text, up to 500 characters', async () => {
    const note = '<script>alert(1)</script> & "the can"';
    const link = await add(rosa, { note });
    expect((await open(tokenOf(link))).note).toBe(note);
    await rosa.post('/api/away', { fromDay: today, toDay: today, note: 'a'.repeat(501) }).expect(400);
    await rosa.post('/api/away', { fromDay: today, toDay: today, note: ['a'] }).expect(400);
    expect((await add(rosa, { note: '  ' })).note).toBeNull();
  });

  it('goes with the account', async () => {
    const token = tokenOf(await add());
    await api.sql('delete from users where id = $1', [rosa.id]);
    await expectClosed(token);
  });
});
