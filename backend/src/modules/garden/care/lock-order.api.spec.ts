import pg from 'pg';
import { startApiWithoutWorker } from '../../../../test/api-without-worker.js';
import type { Api } from '../../../../test/api-without-worker.js';
import { eventually, WAITS_FOR_A_LOCK } from '../../../../test/eventually.js';
import { longDry } from '../../../../test/gardeners.js';
import { MAX_TASKS } from '../domain/care.errors.js';
import { GuideSweep } from './guide-sweep.js';

/** Who changes a plant locks it before its tasks; who answers about a task has to do so too, or they wait for each other. */
describe('two who look after one plant at the same time', () => {
  let api: Api;
  let rosa: Awaited<ReturnType<typeof longDry>>;
  let plant: string;
  let other: pg.Client;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    rosa = await longDry(api, 'Peace Lily');
    plant = rosa.plants[0]!;
    other = new pg.Client({ connectionString: api.databaseUrl });
    await other.connect();
    await other.query('begin');
  });
  afterEach(() => other.end());

  const taskOf = async () => (await rosa.get(`/api/plants/${plant}/schedule`).expect(200)).body[0].id;

  /** Something happens while another one holds the plant, and then changes its tasks. */
  async function whileChanged<Answer>(act: () => PromiseLike<Answer>): Promise<Answer> {
    await other.query('update plants set place = $2 where id = $1', [plant, 'Hall']);
    const answer = Promise.resolve(act());
    const waiting = () => api.sql(`select 1 from pg_stat_activity where ${WAITS_FOR_A_LOCK}`);
    await eventually(waiting, ({ length }) => length === 1);
    await other.query('update care_tasks set late_on = late_on + 1 where plant_id = $1', [plant]);
    await other.query('commit');
    return answer;
  }

  it('add no more tasks than a plant may have', async () => {
    const path = `/api/plants/${plant}/schedule`;
    const add = (title: string) => rosa.patch(path, { kind: 'custom', title, everyDays: 5 });
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => add(`Task ${n}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
    expect((await rosa.get(path).expect(200)).body).toHaveLength(MAX_TASKS);
  });

  it('both are heard, where each is the first to set the same task', async () => {
    const set = (change: object) => rosa.patch(`/api/plants/${plant}/schedule`, { kind: 'prune', ...change });
    await other.query('select from plants where id = $1 for update', [plant]);
    const answers = Promise.all([set({ everyDays: 90 }), set({ active: false })]);
    const waiting = () => api.sql(`select 1 from pg_stat_activity where ${WAITS_FOR_A_LOCK}`);
    await eventually(waiting, ({ length }) => length === 2);
    await other.query('commit');
    expect((await answers).map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await rosa.get(`/api/plants/${plant}/schedule`).expect(200);
    const pruned = body.find(({ kind }: { kind: string }) => kind === 'prune');
    expect(pruned).toMatchObject({ everyDays: 90, active: false });
  });

  it('both are heard, where one waters', async () => {
    const { status, body } = await whileChanged(() => rosa.post(`/api/plants/${plant}/water`));
    expect([status, body.plant.place]).toEqual([200, 'Hall']);
  });

  it('both are heard, where one ticks a task', async () => {
    const task = await taskOf();
    expect((await whileChanged(() => rosa.post(`/api/care/tasks/${task}/done`))).status).toBe(200);
  });

  it('both are heard, where one takes back what was noted', async () => {
    const { body } = await rosa.post(`/api/plants/${plant}/water`).expect(200);
    const undo = () => rosa.delete(`/api/care/events/${body.eventId}`);
    expect((await whileChanged(undo)).status).toBe(204);
  });

  it('both are heard, where one is a worker that fits the plant to its changed guide', async () => {
    await api.sql(
      `with known as (select * from plant_library where slug = 'peace-lily'),
            followed as (update plants set library_id = (select id from known) where id = $1)
       insert into guide_changes (library_id, water_needs_before) select id, water_needs from known`,
      [plant],
    );
    await whileChanged(() => api.app.get(GuideSweep, { strict: false }).sweep());
    const { body } = await rosa.get(`/api/plants/${plant}/schedule`).expect(200);
    expect(body.map(({ kind }: { kind: string }) => kind)).toContain('repot');
    expect((await rosa.get(`/api/plants/${plant}`).expect(200)).body.place).toBe('Hall');
  });

  it('a problem is noted while a task is ticked: it waits for no one who only writes in the journal', async () => {
    await other.query(
      `insert into journal_entries (id, plant_id, user_id, content) values (gen_random_uuid(), $1, $2, 'A leaf')`,
      [plant, rosa.id],
    );
    const path = `/api/plants/${plant}/problems`;
    await rosa.post(path, { words: 'Limp' }).expect(201);
  });

  it('a plant stands where the last one has put it, with the tasks of that place', async () => {
    plant = (await rosa.post('/api/plants', { commonName: 'Monstera' }).expect(201)).body.id;
    const schedule = async () =>
      (await rosa.get(`/api/plants/${plant}/schedule`).expect(200)).body.map(
        ({ kind, active }: { kind: string; active: boolean }) => [kind, active],
      );
    const indoors = await schedule();
    expect(indoors.length).toBeGreaterThan(1);
    const carriesOut = `update plants set outdoors = true where id = $1`;
    const turnsOff = `update care_tasks set active = false, off_by_move = true where plant_id = $1 and kind <> 'water'`;
    await other.query(carriesOut, [plant]);
    const back = Promise.resolve(rosa.patch(`/api/plants/${plant}`, { outdoors: false }));
    const waiting = () => api.sql(`select 1 from pg_stat_activity where ${WAITS_FOR_A_LOCK}`);
    await eventually(waiting, ({ length }) => length === 1);
    await other.query(turnsOff, [plant]);
    await other.query('commit');
    expect((await back).body.outdoors).toBe(false);
    expect(await schedule()).toEqual(indoors);
  });
});
