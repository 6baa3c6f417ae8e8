import pg from 'pg';
import { startApiWithoutWorker } from '../../../../test/api-without-worker.js';
import type { Api, Person } from '../../../../test/api-without-worker.js';
import { eventually } from '../../../../test/eventually.js';
import { zoneAtNoon } from '../../../../test/gardeners.js';
import { addDays, localDateOf } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';

const lily = { commonName: 'Peace Lily', waterNeeds: 'Weekly' };

describe('care', () => {
  let api: Api;
  let rosa: Person;
  /** The day where Rosa lives: it is about noon there, so that no midnight comes while a test runs. */
  let today: LocalDate;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    const timeZone = zoneAtNoon();
    rosa = await api.signUp({ timeZone });
    today = localDateOf(new Date(), timeZone);
  });

  const add = async (plant: object = lily) => (await rosa.post('/api/plants', plant).expect(201)).body;
  const get = async (id: string) => (await rosa.get(`/api/plants/${id}`).expect(200)).body;
  const schedule = async (id: string) => (await rosa.get(`/api/plants/${id}/schedule`).expect(200)).body;
  const dueSince = (days: number, id: string) =>
    api.sql('update care_tasks set starts_on = $2, due_on = $3, late_on = $4 where plant_id = $1', [
      id,
      addDays(today, -7 - days),
      addDays(today, -days),
      addDays(today, 8 - days),
    ]);
  const events = (id: string) => api.sql('select * from care_events where plant_id = $1', [id]);

  it('begins with the rhythm of the library, and the whole of its care', async () => {
    const [fern] = (await rosa.get('/api/plant-library?search=Boston fern').expect(200)).body;
    const plant = await add({ commonName: 'Boston Fern', libraryId: fern.id, place: 'Bathroom' });
    const tasks = await schedule(plant.id);
    expect(tasks.map(({ kind }: { kind: string }) => kind)).toEqual(['water', 'fertilise', 'mist', 'repot']);
    expect(tasks[0]).toMatchObject({ everyDays: fern.waterIntervalDays, isOwnRhythm: false, active: true });
    expect(plant.waterDueOn).toBe(tasks[0].dueOn);
    expect(plant.waterReason).toContain('We don’t know when it was last watered, so check the soil on');
  });

  it('knows a plant that was typed in by its name, and fills in what was not given', async () => {
    const plant = await add({ commonName: 'jade plant' });
    expect(plant).toMatchObject({ scientificName: 'Crassula ovata', commonName: 'jade plant' });
    expect(plant.careInstructions).toBeTruthy();
  });

  it('is watered: the log, the plant and the next date change together, and Undo takes all of it back', async () => {
    const plant = await add();
    await dueSince(0, plant.id);
    expect(await get(plant.id)).toMatchObject({ status: 'needs-water' });
    const { body } = await rosa.post(`/api/plants/${plant.id}/water`).expect(200);
    expect(body.plant).toMatchObject({ status: 'healthy', waterDueOn: addDays(today, 7) });
    expect(Date.now() - Date.parse(body.plant.lastWatered)).toBeLessThan(60_000);
    expect(await events(plant.id)).toHaveLength(1);
    await rosa.delete(`/api/care/events/${body.eventId}`).expect(204);
    expect(await get(plant.id)).toMatchObject({
      lastWatered: null,
      waterDueOn: addDays(today, -5),
      status: 'needs-water',
    });
    expect(await events(plant.id)).toEqual([]);
    await rosa.delete(`/api/care/events/${body.eventId}`).expect(404);
  });

  it('derives the status: due, overdue by more than a whole interval again, unwell', async () => {
    const plant = await add();
    await dueSince(7, plant.id);
    expect(await get(plant.id)).toMatchObject({ status: 'needs-water', needsWater: true });
    await dueSince(8, plant.id);
    expect(await get(plant.id)).toMatchObject({ status: 'needs-care', needsWater: true });
    await rosa.post(`/api/plants/${plant.id}/water`).expect(200);
    await rosa.patch(`/api/plants/${plant.id}`, { problem: 'Brown tips' }).expect(200);
    expect(await get(plant.id)).toMatchObject({
      status: 'needs-care',
      problem: 'Brown tips',
      needsWater: false,
    });
    await rosa.patch(`/api/plants/${plant.id}`, { problem: null }).expect(200);
    expect((await get(plant.id)).status).toBe('healthy');
  });

  it('waters once, however often the same request arrives', async () => {
    const plant = await add();
    const path = `/api/plants/${plant.id}/water`;
    const key = { 'idempotency-key': 'offline-1' };
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => rosa.post(path, {}, key).expect(200)));
    expect(new Set(answers.map(({ body }) => body.eventId)).size).toBe(1);
    expect(await events(plant.id)).toHaveLength(1);
    await rosa.post(path, {}, { 'idempotency-key': 'offline-2' }).expect(200);
    expect(await events(plant.id)).toHaveLength(2);
  });

  it('waters once when the same request waits for itself', async () => {
    const plant = await add();
    const holder = new pg.Client({ connectionString: api.databaseUrl });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from care_tasks where plant_id = $1 for update', [plant.id]);
    const water = () => rosa.post(`/api/plants/${plant.id}/water`, {}, { 'idempotency-key': 'two thumbs' });
    const both = Promise.all([water(), water()]);
    await eventually(
      () =>
        api.sql(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      ({ length }) => length === 2,
    );
    await holder.query('commit');
    await holder.end();
    expect((await both).map(({ status }) => status)).toEqual([200, 200]);
    expect(await events(plant.id)).toHaveLength(1);
  });

  it('learns from moist and from dry soil', async () => {
    const plant = await add({ ...lily, watered: 'about-a-week-ago' });
    const [task] = await schedule(plant.id);
    expect(task.dueOn).toBe(today);
    const moist = await rosa
      .post(`/api/care/tasks/${task.id}/snooze`, { because: 'still-moist' })
      .expect(200);
    expect(moist.body).toMatchObject({ learnt: 'longer', task: { putOffFrom: null } });
    expect(moist.body.task.reason).toContain('still moist');
    expect((await get(plant.id)).status).toBe('healthy');
    const { body } = await rosa.post(`/api/plants/${plant.id}/water`).expect(200);
    expect(body.plant.waterDueOn).toBe(addDays(today, 8));
    // Soil is not dry again on the day on which it was watered.
    const twice = await rosa.post(`/api/care/tasks/${task.id}/done`, { soil: 'dry' }).expect(200);
    expect(twice.body.learnt).toBeNull();
    for (const _ of ['early', 'early again']) {
      await api.sql('update care_events set happened_on = happened_on - 3 where plant_id = $1', [plant.id]);
      const dry = await rosa.post(`/api/care/tasks/${task.id}/done`, { soil: 'dry' }).expect(200);
      expect(dry.body.learnt).toBe('shorter');
    }
    expect((await get(plant.id)).waterDueOn).toBe(addDays(today, 7));
  });

  it('is put off: another day, the same status, no lesson, and not further than two weeks', async () => {
    const plant = await add();
    await dueSince(0, plant.id);
    const [task] = await schedule(plant.id);
    const path = `/api/care/tasks/${task.id}/snooze`;
    const { body } = await rosa.post(path, { because: 'later', days: 9 }).expect(200);
    expect(body).toMatchObject({
      learnt: null,
      task: { dueOn: addDays(today, 9), putOffFrom: addDays(today, -5) },
    });
    expect(await get(plant.id)).toMatchObject({
      status: 'needs-water',
      needsWater: true,
      waterDueOn: addDays(today, 9),
    });
    const { body: day } = await rosa.get('/api/care/today').expect(200);
    expect(day).toMatchObject({ due: [], next: [], putOff: [{ plantId: plant.id }] });
    await rosa.post(path, { because: 'later', days: 15 }).expect(400);
    await rosa.post(path, { because: 'bored' }).expect(400);
    await rosa.post(path, {}).expect(400);
  });

  it('is put off every day for a month, and was watered when it was', async () => {
    const plant = await add();
    await rosa.post(`/api/plants/${plant.id}/water`, { on: addDays(today, -50) }).expect(200);
    const before = await get(plant.id);
    const [task] = await schedule(plant.id);
    await api.sql(
      `insert into care_events (user_id, plant_id, task_id, kind, answer, days, happened_on, happened_at)
       select user_id, plant_id, id, kind, 'later', 1, $2::date - n, now() from care_tasks, generate_series(0, 39) n where id = $1`,
      [task.id, today],
    );
    const { body } = await rosa.post(`/api/care/tasks/${task.id}/snooze`, { because: 'later' }).expect(200);
    expect(body.task).toMatchObject({ lastDoneOn: task.lastDoneOn, putOffFrom: task.dueOn });
    expect((await get(plant.id)).lastWatered).toBe(before.lastWatered);
    await rosa.delete(`/api/care/events/${body.eventId}`).expect(204);
    expect((await get(plant.id)).lastWatered).toBe(before.lastWatered);
  });

  it('takes a day that has been, and no day to come', async () => {
    const plant = await add();
    const path = `/api/plants/${plant.id}/water`;
    await rosa.post(path, { on: addDays(today, -2) }).expect(200);
    expect((await get(plant.id)).waterDueOn).toBe(addDays(today, 5));
    const { body } = await rosa.post(path, { on: addDays(today, 2) }).expect(400);
    expect(body.code).toBe('not-yet');
    for (const on of ['2026-02-30', 'yesterday', 5]) await rosa.post(path, { on }).expect(400);
  });

  it('is noted for an earlier day: its date follows from the newest day on which it was done, whichever was noted last', async () => {
    const plant = await add();
    const path = `/api/plants/${plant.id}/water`;
    const water = async (daysAgo: number) =>
      (await rosa.post(path, { on: addDays(today, -daysAgo) }).expect(200)).body;
    expect((await water(1)).plant.waterDueOn).toBe(addDays(today, 6));
    const { eventId, plant: watered } = await water(0);
    expect(watered.waterDueOn).toBe(addDays(today, 7));
    const earlier = await water(2);
    expect(earlier).toMatchObject({ learnt: null, plant: watered });
    expect(await get(plant.id)).toEqual(watered);
    const [task] = await schedule(plant.id);
    const { body } = await rosa
      .post(`/api/care/tasks/${task.id}/done`, { on: addDays(today, -3) })
      .expect(200);
    expect(body.task).toEqual(task);
    await rosa.delete(`/api/care/events/${eventId}`).expect(204);
    expect(await get(plant.id)).toMatchObject({ waterDueOn: addDays(today, 6) });
  });

  it('is not noted for a day of more than a year ago', async () => {
    const plant = await add();
    const path = `/api/plants/${plant.id}/water`;
    await rosa.post(path, { on: addDays(today, -366) }).expect(200);
    const { body } = await rosa.post(path, { on: addDays(today, -367) }).expect(400);
    expect(body.code).toBe('too-long-ago');
  });

  it('shows today: what is due, what was done, what comes next', async () => {
    const [late, due] = [
      await add({ ...lily, commonName: 'Late' }),
      await add({ ...lily, commonName: 'Due' }),
    ];
    await dueSince(3, late.id);
    await dueSince(0, due.id);
    const { body } = await rosa.get('/api/care/today').expect(200);
    expect(body.date).toBe(today);
    expect(body.due.map(({ plantName }: { plantName: string }) => plantName)).toEqual(['Late', 'Due']);
    await rosa.post(`/api/care/tasks/${body.due[0].id}/done`).expect(200);
    const after = (await rosa.get('/api/care/today').expect(200)).body;
    expect(after.due).toHaveLength(1);
    expect(after.done).toEqual([
      expect.objectContaining({ plantName: 'Late', kind: 'water', answer: 'done' }),
    ]);
    expect(after.next).toEqual([expect.objectContaining({ plantName: 'Late', dueOn: addDays(today, 7) })]);
  });

  it('leaves plants that were put away or taken out in peace', async () => {
    const [away, out] = [await add(), await add()];
    for (const { id } of [away, out]) await dueSince(0, id);
    await rosa.patch(`/api/plants/${away.id}`, { archived: true }).expect(200);
    await rosa.delete(`/api/plants/${out.id}`).expect(204);
    expect((await rosa.get('/api/care/today').expect(200)).body).toMatchObject({ due: [], next: [] });
    expect((await rosa.get('/api/plants').expect(200)).body).toEqual([]);
    expect((await rosa.get('/api/plants?archived=true').expect(200)).body).toHaveLength(1);
    await rosa.get(`/api/plants/${out.id}`).expect(404);
    expect((await rosa.post(`/api/plants/${out.id}/restore`).expect(200)).body.id).toBe(out.id);
    await rosa.patch(`/api/plants/${away.id}`, { archived: false }).expect(200);
    expect((await rosa.get('/api/plants').expect(200)).body).toHaveLength(2);
  });

  it('shows a month: what is due, what is expected, what was done', async () => {
    const plant = await add({ commonName: 'Basil', waterNeeds: 'Daily' });
    await rosa.post(`/api/plants/${plant.id}/water`).expect(200);
    const { body } = await rosa.get(`/api/care/calendar?month=${today.slice(0, 7)}`).expect(200);
    const ofToday = body.days.find(({ date }: { date: string }) => date === today);
    expect(ofToday.done).toHaveLength(1);
    const next = addDays(today, 32).slice(0, 7);
    const later = (await rosa.get(`/api/care/calendar?month=${next}`).expect(200)).body;
    expect(later.days.length).toBeGreaterThan(27);
    expect(later.days[9].tasks).toEqual([expect.objectContaining({ plantName: 'Basil', isProjected: true })]);
    for (const month of ['2026-13', '2026', 'now', '1999-01', '2099-01'])
      await rosa.get(`/api/care/calendar?month=${month}`).expect(400);
  });

  it('keeps a rhythm of the gardener, and goes back to the library', async () => {
    const plant = await add({ ...lily, watered: 'today' });
    const path = `/api/plants/${plant.id}/schedule`;
    const own = await rosa.patch(path, { kind: 'water', everyDays: 5 }).expect(200);
    expect(own.body[0]).toMatchObject({ everyDays: 5, isOwnRhythm: true, dueOn: addDays(today, 5) });
    const back = await rosa.patch(path, { kind: 'water', everyDays: null }).expect(200);
    expect(back.body[0]).toMatchObject({ everyDays: 7, isOwnRhythm: false });
    const off = await rosa.patch(path, { kind: 'water', active: false }).expect(200);
    expect(off.body[0].active).toBe(false);
    expect(await get(plant.id)).toMatchObject({ waterTaskId: null, waterDueOn: null, status: 'healthy' });
  });

  it('has tasks of the gardener own making', async () => {
    const plant = await add();
    const path = `/api/plants/${plant.id}/schedule`;
    await rosa.patch(path, { kind: 'custom' }).expect(400);
    const { body } = await rosa.patch(path, { kind: 'custom', title: 'Turn it', everyDays: 10 }).expect(200);
    const task = body.at(-1);
    expect(task).toMatchObject({ kind: 'custom', title: 'Turn it', everyDays: 10, isOwnRhythm: true });
    const renamed = await rosa
      .patch(path, { kind: 'custom', taskId: task.id, title: 'Turn it round' })
      .expect(200);
    expect(renamed.body.at(-1)).toMatchObject({ id: task.id, title: 'Turn it round', everyDays: 10 });
    const { eventId } = (await rosa.post(`/api/care/tasks/${task.id}/done`).expect(200)).body;
    await rosa.post(`/api/care/tasks/${task.id}/done`, { soil: 'dry' }).expect(400);
    await rosa.delete(`/api/care/tasks/${body[0].id}`).expect(404);
    await rosa.delete(`/api/care/tasks/${task.id}`).expect(204);
    expect(await schedule(plant.id)).toHaveLength(1);
    await rosa.delete(`/api/care/events/${eventId}`).expect(204);
    const many = Array.from({ length: 24 }, (_, n) => n);
    for (const n of many)
      await rosa.patch(path, { kind: 'custom', title: `Task ${n}`, everyDays: 10 }).expect(200);
    const oneMore = await rosa.patch(path, { kind: 'custom', title: 'One more', everyDays: 10 }).expect(400);
    expect(oneMore.body.message).toBe('A plant can have at most 25 tasks.');
  });

  it('thinks of light and pot, as soon as they are known', async () => {
    const plant = await add({ ...lily, watered: 'today' });
    const { body } = await rosa.patch(`/api/plants/${plant.id}`, { light: 'low', potCm: 30 }).expect(200);
    expect(body).toMatchObject({ light: 'low', potCm: 30, waterDueOn: addDays(today, 11) });
    expect(body.waterReason).toContain('it stands in less light and its pot is large');
  });

  it('counts days where the gardener lives, and the seasons there', async () => {
    const otto = await api.signUp();
    await otto
      .put('/api/profile/update', { firstName: 'Otto', lastName: 'Fern', timeZone: 'Pacific/Kiritimati' })
      .expect(200);
    const dateThere = () => localDateOf(new Date(), 'Pacific/Kiritimati');
    const before = dateThere();
    const { date } = (await otto.get('/api/care/today').expect(200)).body;
    expect([before, dateThere()]).toContain(date); // unless it is midnight there, these are the same
    await otto
      .put('/api/profile/update', { firstName: 'O', lastName: 'F', timeZone: 'Mars/Base' })
      .expect(400);
  });
});
