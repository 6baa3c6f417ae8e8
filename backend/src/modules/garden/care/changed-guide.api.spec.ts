import pg from 'pg';
import { startApiWithoutWorker } from '../../../../test/api-without-worker.js';
import type { Api, Person } from '../../../../test/api-without-worker.js';
import { changeLibrary } from '../../../../test/changed-library.js';
import { eventually, WAITS_FOR_A_LOCK } from '../../../../test/eventually.js';
import type { CareTaskDto } from './care.dto.js';
import { GuideSweep } from './guide-sweep.js';

/** The fern is watered every 4 days, twice a week, and misted. */
const DRIER = { 'boston-fern': { waterIntervalDays: 9, winterIntervalDays: 14, waterNeeds: 'Weekly' } };
const NOT_MISTED = { 'boston-fern': { humidity: 'average' as const } };

describe('a plant whose guide changes with a new version of the library', () => {
  let api: Api;
  let rosa: Person;
  let fern: string;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    await changeTo({});
    rosa = await api.signUp({ timeZone: 'Asia/Singapore' });
    fern = await add(rosa, { commonName: 'Boston Fern', watered: 'today' });
  });

  const add = async (person: Person, plant: object): Promise<string> =>
    (await person.post('/api/plants', plant).expect(201)).body.id;
  const sweep = () => api.app.get(GuideSweep, { strict: false }).sweep();
  async function changeTo(facts: Parameters<typeof changeLibrary>[1]) {
    await changeLibrary(api.databaseUrl, facts);
    await sweep();
  }
  const schedule = async (plant = fern, person = rosa): Promise<CareTaskDto[]> =>
    (await person.get(`/api/plants/${plant}/schedule`).expect(200)).body;
  const taskOf = async (kind: string, plant = fern) =>
    (await schedule(plant)).find((task) => task.kind === kind);
  const ask = (change: object, plant = fern) =>
    rosa.patch(`/api/plants/${plant}/schedule`, change).expect(200);
  /** All that is stored of gardens, with the version of each row, which changes whenever the row is written. */
  const traces = (condition = 'true') =>
    api.sql(
      `select xmin::text, id, due_on::text, active from care_tasks where ${condition}
       union all select xmin::text, id, water_needs, outdoors from plants where ${condition.replace('plant_id', 'id')} order by 2`,
    );

  it('has the rhythm and the dates that it would have got if it were added now, and what was done stays', async () => {
    const events = () => api.sql('select * from care_events where plant_id = $1', [fern]);
    const [task, before] = [await taskOf('water'), await events()];
    await changeTo(DRIER);
    const added = await add(rosa, { commonName: 'Boston Fern', watered: 'today' });
    const { id: _id, plantId: _plant, ...rest } = (await taskOf('water', added))!;
    expect(await taskOf('water')).toMatchObject({ ...rest, everyDays: 9, id: task!.id });
    expect((await rosa.get(`/api/plants/${fern}`).expect(200)).body.waterNeeds).toBe('Weekly');
    expect(before).toHaveLength(1);
    expect(await events()).toEqual(before);
  });

  it('keeps what its gardener has said: a rhythm, a watering in words, a task turned off', async () => {
    const worded = await add(rosa, { commonName: 'Boston Fern' });
    await rosa.patch(`/api/plants/${worded}`, { waterNeeds: 'Monthly' }).expect(200);
    const off = await add(rosa, { commonName: 'Boston Fern' });
    await ask({ kind: 'water', active: false }, off);
    await ask({ kind: 'water', everyDays: 6 });
    const before = [await schedule(), await schedule(worded)];
    await changeTo(DRIER);
    expect([await schedule(), await schedule(worded)]).toEqual(before);
    expect((await rosa.get(`/api/plants/${worded}`).expect(200)).body.waterNeeds).toBe('Monthly');
    expect(await taskOf('water', off)).toMatchObject({ everyDays: 9, active: false });
  });

  it('is not done any more what the guide no longer asks for, unless its gardener chose it, and is again when it does', async () => {
    const chosen = await add(rosa, { commonName: 'Boston Fern' });
    await ask({ kind: 'mist', everyDays: 2 }, chosen);
    const off = await add(rosa, { commonName: 'Boston Fern' });
    await ask({ kind: 'mist', active: false }, off);
    const snake = await add(rosa, { commonName: 'Snake Plant' });
    await ask({ kind: 'mist' }, snake);
    const isMisted = async (plant: string) => (await taskOf('mist', plant))?.active;
    const all = () => Promise.all([fern, chosen, off, snake].map(isMisted));
    expect(await all()).toEqual([true, true, false, true]);
    await changeTo({ ...NOT_MISTED, 'snake-plant': { waterIntervalDays: 19 } });
    expect(await all()).toEqual([false, true, false, true]);
    expect(await taskOf('water', snake)).toMatchObject({ everyDays: 19 });
    await changeTo({});
    expect(await all()).toEqual([true, true, false, true]);
  });

  it('gets a task that the guide did not ask for before', async () => {
    const added = await changeLibrary(api.databaseUrl, NOT_MISTED).then(() =>
      add(rosa, { commonName: 'Boston Fern' }),
    );
    expect(await taskOf('mist', added)).toBeUndefined();
    await changeTo({});
    expect(await taskOf('mist', added)).toMatchObject({ active: true, everyDays: 3 });
  });

  it('is fitted while it is deleted or past, too, as it may come back', async () => {
    const past = await add(rosa, { commonName: 'Boston Fern' });
    await rosa.patch(`/api/plants/${past}`, { archived: true }).expect(200);
    await rosa.delete(`/api/plants/${fern}`).expect(204);
    await changeTo(DRIER);
    await rosa.post(`/api/plants/${fern}/restore`).expect(200);
    for (const plant of [fern, past]) expect(await taskOf('water', plant)).toMatchObject({ everyDays: 9 });
  });

  it('is the only one that is written, and once: not plants of other guides, nor when only words or a name have changed', async () => {
    await add(rosa, { commonName: 'Monstera' });
    const others = async () => [await traces(`plant_id <> '${fern}'`), await traces(`plant_id = '${fern}'`)];
    const before = await others();
    await changeTo({ 'boston-fern': { description: 'Other words.', lightNeeds: 'Some' } });
    expect(await others()).toEqual(before);
    await changeTo({ ...DRIER, monstera: { description: 'Other words.' } });
    const after = await others();
    expect(after[1]).not.toEqual(before[1]);
    expect(await api.sql('select 1 from guide_changes')).toEqual([]);
    // The same change once more, as after a restart from a backup.
    await api.sql(
      `insert into guide_changes (library_id, care_before, water_needs_before)
       select id, care, water_needs from plant_library where slug in ('boston-fern', 'monstera')`,
    );
    await sweep();
    expect(await others()).toEqual(after);
  });

  it('is fitted once, too, where no version before has said what the guide was; then nothing ends', async () => {
    const snake = await add(rosa, { commonName: 'Snake Plant' });
    await ask({ kind: 'mist' }, snake);
    const tasks = await schedule(snake);
    await api.sql(`update care_tasks set growing_days = 33 where plant_id = $1 and kind = 'water'`, [fern]);
    await api.sql('update plant_library set care = null');
    await api.sql('delete from library_version');
    await changeTo({});
    expect(await taskOf('water')).toMatchObject({ everyDays: 4 });
    expect(await schedule(snake)).toEqual(tasks);
  });

  it('is fitted at last where the worker dies between two gardens, and the first of them is not written again', async () => {
    const olga = await api.signUp({ timeZone: 'Asia/Singapore' });
    const hers = await add(olga, { commonName: 'Boston Fern', watered: 'today' });
    const owners = new Map([
      [fern, rosa],
      [hers, olga],
    ]);
    const [first, second] = [fern, hers].sort() as [string, string];
    const daysOf = async (plant: string) => (await schedule(plant, owners.get(plant)))[0]!.everyDays;
    await changeLibrary(api.databaseUrl, DRIER);
    const other = new pg.Client({ connectionString: api.databaseUrl });
    await other.connect();
    await other.query('begin');
    await other.query('select 1 from plants where id = $1 for update', [second]);
    const killed = expect(sweep()).rejects.toThrow();
    const waiting = () =>
      api.sql<{ pid: number }>(`select pid from pg_stat_activity where ${WAITS_FOR_A_LOCK}`);
    const [worker] = await eventually(waiting, ({ length }) => length === 1);
    await api.sql('select pg_terminate_backend($1)', [worker!.pid]);
    await killed;
    await other.end();
    expect([await daysOf(first), await daysOf(second)]).toEqual([9, 4]);
    const written = await traces(`plant_id = '${first}'`);
    await sweep();
    expect([await daysOf(first), await daysOf(second)]).toEqual([9, 9]);
    expect(await traces(`plant_id = '${first}'`)).toEqual(written);
  });

  it('is not waited for by plants of other guides where it cannot be fitted, and is fitted once it can', async () => {
    const olga = await api.signUp({ timeZone: 'Asia/Singapore' });
    const monstera = await add(olga, { commonName: 'Monstera', watered: 'today' });
    const hers = async () => (await schedule(monstera, olga))[0]!.everyDays;
    await changeLibrary(api.databaseUrl, { ...DRIER, monstera: { waterIntervalDays: 19 } });
    await api.sql(
      `update guide_changes set created_at = now() - interval '1 day'
        where library_id = (select id from plant_library where slug = 'boston-fern')`,
    );
    await api.sql(`update users set time_zone = 'Nowhere' where id = $1`, [rosa.id]);
    await expect(sweep()).rejects.toThrow('Nowhere');
    expect(await hers()).toBe(19);
    await api.sql(`update users set time_zone = 'Asia/Singapore' where id = $1`, [rosa.id]);
    expect(await taskOf('water')).toMatchObject({ everyDays: 4 });
    await sweep();
    expect(await taskOf('water')).toMatchObject({ everyDays: 9 });
  });

  it('is fitted once where two workers do it at the same time', async () => {
    await changeLibrary(api.databaseUrl, DRIER);
    await Promise.all([sweep(), sweep()]);
    expect(await taskOf('water')).toMatchObject({ everyDays: 9 });
    expect(await api.sql('select 1 from guide_changes')).toEqual([]);
  });
});
