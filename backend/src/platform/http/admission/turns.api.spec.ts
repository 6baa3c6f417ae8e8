import pg from 'pg';
import { startApp } from '../../../../test/api-without-worker.js';
import type { Api, Person } from '../../../../test/api-without-worker.js';
import { eventually, WAITS_FOR_A_LOCK } from '../../../../test/eventually.js';
import { aPhoto } from '../../../../test/photos.js';
import { SlowRequest } from '../../../../test/slow-request.js';
import { AppModule } from '../../../app.module.js';
import type { Config } from '../../config/config.js';
import { WRITES } from './bounds.js';
import { Turns } from './turns.js';

/** Statements wait for a lock as long as a busy machine needs for all the rest. */
const PATIENT = { with: (config: Config) => AppModule.with(config, 60_000) };
const PASSWORD = { email: 'nobody@example.org', password: 'a calm green place' };

describe('the turns of one sender', () => {
  const turns = new Turns();
  const settled = async (turn: Promise<void> | undefined) =>
    turn === undefined || Promise.race([turn.then(() => true), Promise.resolve().then(() => false)]);

  it('come in order, a few at a time, and others have their own', async () => {
    const all = Array.from({ length: 5 }, () => turns.enter('rosa', 3));
    expect(all.map((turn) => turn === undefined)).toEqual([true, true, true, false, false]);
    expect(turns.enter('otto', 3)).toBeUndefined();
    turns.leave('rosa');
    await all[3];
    expect(await settled(all[4])).toBe(false);
    turns.leave('rosa');
    await all[4];
    for (const _ of [1, 2, 3]) turns.leave('rosa');
    expect(turns.enter('rosa', 1)).toBeUndefined();
    turns.leave('rosa');
  });

  it('end with a refusal where very many wait', () => {
    for (let n = 0; n < 3 + WRITES.waiting; n += 1) void turns.enter('rosa', 3);
    expect(() => turns.enter('rosa', 3)).toThrow(expect.objectContaining({ code: 'too-much-at-once' }));
  });
});

describe('fifty who change one plant at once, with one account', () => {
  let api: Api;
  let rosa: Person;
  let otto: Person;
  let plant: string;
  let other: pg.Client;
  beforeAll(async () => void (api = await startApp(PATIENT, {})));
  afterAll(() => api.stop());
  beforeEach(async () => {
    [rosa, otto] = [await api.signUp({ isPremium: true }), await api.signUp()];
    plant = `/api/plants/${(await rosa.post('/api/plants', { commonName: 'Fern' }).expect(201)).body.id}`;
    other = new pg.Client({ connectionString: api.databaseUrl });
    await other.connect();
    await other.query('begin');
    await other.query('select from plants where id = $1 for update', [plant.split('/').at(-1)]);
  });
  afterEach(() => other.end());

  const waiting = () => api.sql(`select 1 from pg_stat_activity where ${WAITS_FOR_A_LOCK}`);
  const areWaiting = (most: number) => eventually(waiting, ({ length }) => length === most);
  const change = (place: string) => rosa.patch(plant, { place });

  it('hold three connections, while another account reads and writes', async () => {
    let answered = 0;
    const places = Array.from({ length: 50 }, (_, n) => `Room ${n}`);
    const changes = places.map((place) => change(place).then(({ status }) => ((answered += 1), status)));
    await areWaiting(WRITES.person);
    await otto.get('/api/auth/user').expect(200);
    await otto.get('/api/plants').expect(200);
    await otto.post('/api/plants', { commonName: 'Aloe' }).expect(201);
    await rosa.get(plant).expect(200);
    expect([answered, (await waiting()).length]).toEqual([0, WRITES.person]);
    await other.query('commit');
    expect(new Set(await Promise.all(changes))).toEqual(new Set([200]));
  });

  it('are refused in words where far more of them wait than a phone ever sends', async () => {
    const turns = api.app.get(Turns, { strict: false });
    const name = `writes of ${rosa.id}`;
    const most = WRITES.person + WRITES.waiting;
    for (let n = 0; n < most; n += 1) void turns.enter(name, WRITES.person);
    const { status, body, headers } = await change('Hall');
    expect([status, body.code, headers['retry-after']]).toEqual([429, 'too-much-at-once', '5']);
    expect(headers['content-type']).toContain('application/problem+json');
    for (let n = 0; n < most; n += 1) turns.leave(name);
    await other.query('commit');
    expect((await change('Hall')).status).toBe(200);
  });

  it('give the turns of clients that have gone to those who still wait', async () => {
    const body = Buffer.from('{"place":"Nowhere"}');
    const headers = { 'content-length': String(body.length) };
    const gone = Array.from({ length: 10 }, () =>
      new SlowRequest(api, rosa, 'PATCH', plant, headers).end(body),
    );
    await areWaiting(WRITES.person);
    gone.forEach((request) => request.abort());
    const last = change('Hall').expect(200).then();
    await otto.get('/api/plants').expect(200);
    await other.query('commit');
    expect((await last).body.place).toBe('Hall');
  });

  it.each([
    [
      'an identification',
      '/api/identify-plant',
      async () => ({ imageData: await aPhoto() }),
      'identification_history',
    ],
    [
      'what the AI says to a question for the experts',
      '/api/community/expert-question',
      async () => ({ message: 'Why is my fern pale?', category: 'general' }),
      'expert_questions',
    ],
  ])('wait for none of their own that waits for %s', async (_, path, ask, table) => {
    const body = Buffer.from(JSON.stringify(await ask()));
    const headers = { 'content-length': String(body.length) };
    const asked = Array.from({ length: WRITES.person + 1 }, () =>
      new SlowRequest(api, rosa, 'POST', path, headers).end(body),
    );
    let answered = 0;
    for (const { answer } of asked) void answer.then(() => (answered += 1));
    const open = () => api.sql(`select 1 from ${table} where user_id = $1`, [rosa.id]);
    await eventually(open, ({ length }) => length === asked.length);
    expect(answered).toBe(0);
    await rosa.post('/api/plants', { commonName: 'Aloe' }).expect(201);
    asked.forEach((request) => request.abort());
  });

  it('leave those in peace who are not signed in', async () => {
    const changes = Array.from({ length: 20 }, () => change('Hall').then(({ status }) => status));
    await areWaiting(WRITES.person);
    await api.visitor().post('/api/login', PASSWORD).expect(401);
    await other.query('commit');
    expect(new Set(await Promise.all(changes))).toEqual(new Set([200]));
  });
});
