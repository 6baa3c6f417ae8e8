import { startApiWithoutWorker } from '../../../../test/api-without-worker.js';
import type { Api, Person } from '../../../../test/api-without-worker.js';
import { zoneAtNoon } from '../../../../test/gardeners.js';
import { addDays, localDateOf } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import type { CareTaskDto } from './care.dto.js';
import { SeasonSweep } from './season-sweep.js';

const lily = { commonName: 'Peace Lily', waterNeeds: 'Weekly' };

describe('the first dates of a plant', () => {
  let api: Api;
  let rosa: Person;
  let today: LocalDate;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    const timeZone = zoneAtNoon();
    rosa = await api.signUp({ timeZone });
    today = localDateOf(new Date(), timeZone);
  });

  const add = async (plant: object = lily) => (await rosa.post('/api/plants', plant).expect(201)).body;
  const schedule = async (id: string): Promise<CareTaskDto[]> =>
    (await rosa.get(`/api/plants/${id}/schedule`).expect(200)).body;
  const events = (id: string) => api.sql('select * from care_events where plant_id = $1', [id]);

  it.each([
    ['Daily', 1],
    ['Weekly', 7],
    ['Bi-weekly', 14],
    ['When it likes', 7],
  ])('starts %s with %i days, as the specification has it', async (waterNeeds, days) => {
    const plant = await add({ commonName: 'Something', waterNeeds, watered: 'today' });
    expect(plant.waterDueOn).toBe(addDays(today, days));
    expect(plant).toMatchObject({ status: 'healthy', needsWater: false });
  });

  it.each([
    ['today', 0],
    ['a-few-days-ago', 3],
    ['about-a-week-ago', 7],
  ])('asks when it was last watered: %s', async (watered, daysAgo) => {
    const plant = await add({ commonName: 'Something', waterNeeds: 'Bi-weekly', watered });
    expect(plant.waterDueOn).toBe(addDays(today, 14 - daysAgo));
    expect(await events(plant.id)).toHaveLength(1);
    await rosa.post('/api/plants', { ...lily, watered: 'last year' }).expect(400);
  });

  it('takes back the watering that was noted with the plant: then nobody knows when it was', async () => {
    const plant = await add({ ...lily, watered: 'a-few-days-ago' });
    const { body } = await rosa.get(`/api/plants/${plant.id}/journal`).expect(200);
    const [{ eventId }] = body[0].undoable;
    await rosa.delete(`/api/care/events/${eventId}`).expect(204);
    const { body: corrected } = await rosa.get(`/api/plants/${plant.id}`).expect(200);
    expect(corrected).toMatchObject({ waterDueOn: addDays(today, 2), lastWatered: null });
    expect((await rosa.get(`/api/plants/${plant.id}/journal`).expect(200)).body).toEqual([]);
  });

  it.each([{ watered: 'unknown' }, { watered: null }, {}])(
    'checks the soil in two days where nobody knows: %j; watering it on the day it is added moves its date',
    async (answer) => {
      const plant = await add({ ...lily, ...answer });
      expect(plant).toMatchObject({ waterDueOn: addDays(today, 2), lastWatered: null, status: 'healthy' });
      const { body } = await rosa.post(`/api/plants/${plant.id}/water`).expect(200);
      expect(body.plant.waterDueOn).toBe(addDays(today, 7));
    },
  );

  it('is fitted to where it stands: outdoors a hardy plant is neither repotted nor misted, and lives on rain in winter', async () => {
    const [rose] = (await rosa.get('/api/plant-library?search=Rose').expect(200)).body;
    const plant = await add({ commonName: 'Rose', libraryId: rose.id });
    expect(plant.outdoors).toBe(true);
    const kinds = async () => (await schedule(plant.id)).map(({ kind }) => kind);
    expect(await kinds()).toEqual(['water', 'fertilise', 'prune']);
    const resting = () =>
      api.sql(`select resting_days as days from care_tasks where plant_id = $1 and kind = 'water'`, [
        plant.id,
      ]);
    expect(await resting()).toEqual([{ days: null }]);
    const inside = await rosa.patch(`/api/plants/${plant.id}`, { outdoors: false }).expect(200);
    expect(inside.body.outdoors).toBe(false);
    expect(await resting()).toEqual([{ days: rose.winterIntervalDays }]);
    await rosa.patch(`/api/plants/${plant.id}`, { outdoors: null }).expect(400);
  });

  it('is watered in winter outdoors where it stands in a pot, also once its pot is known later', async () => {
    const isNorth = [10, 11, 12, 1, 2, 3].includes(new Date().getUTCMonth() + 1);
    await api.sql('update users set time_zone = $2 where id = $1', [
      rosa.id,
      isNorth ? 'Europe/Berlin' : 'Australia/Sydney',
    ]);
    const [box] = (await rosa.get('/api/plant-library?search=Boxwood').expect(200)).body;
    const given = { commonName: 'Box', libraryId: box.id, outdoors: true, watered: 'today' };
    const [ground, potted] = [await add(given), await add({ ...given, potCm: 20 })];
    expect(ground.waterDueOn > potted.waterDueOn).toBe(true);
    const { body } = await rosa.patch(`/api/plants/${ground.id}`, { potCm: 20 }).expect(200);
    expect(body.waterDueOn).toBe(potted.waterDueOn);
  });

  it('turns a task on again with the move back, but none that its gardener turned off', async () => {
    const [fern] = (await rosa.get('/api/plant-library?search=Boston fern').expect(200)).body;
    const plant = await add({ commonName: 'Fern', libraryId: fern.id });
    const path = `/api/plants/${plant.id}/schedule`;
    const misted = async () => (await schedule(plant.id)).find(({ kind }) => kind === 'mist')!.active;
    const move = (outdoors: boolean) => rosa.patch(`/api/plants/${plant.id}`, { outdoors }).expect(200);
    expect(await misted()).toBe(true);
    await move(true);
    expect(await misted()).toBe(false);
    await move(false);
    expect(await misted()).toBe(true);
    await rosa.patch(path, { kind: 'mist', active: false }).expect(200);
    await move(true);
    await move(false);
    expect(await misted()).toBe(false);
    // Turned on outdoors, it is theirs.
    await move(true);
    await rosa.patch(path, { kind: 'mist', active: true }).expect(200);
    await rosa.patch(path, { kind: 'mist', active: false }).expect(200);
    await move(false);
    expect(await misted()).toBe(false);
  });

  it('no longer says what the cold asks for once it is brought in, also where it is watered by a rhythm of its gardener’s own', async () => {
    const plant = await add({ commonName: 'Monstera', outdoors: true, watered: 'today' });
    await rosa.patch(`/api/plants/${plant.id}/schedule`, { kind: 'water', everyDays: 6 }).expect(200);
    const [{ dueOn }] = (await schedule(plant.id)) as [CareTaskDto];
    await api.sql(
      `update care_tasks set reason = regexp_replace(reason, 'Check it around', 'Bring it in before the nights are too cold for it, and check it around')
        where plant_id = $1 and kind = 'water' and reason not like '%Bring it in%'`,
      [plant.id],
    );
    expect((await schedule(plant.id))[0]!.reason).toContain('Bring it in');
    await rosa.patch(`/api/plants/${plant.id}`, { outdoors: false }).expect(200);
    expect((await schedule(plant.id))[0]).toMatchObject({
      dueOn,
      everyDays: 6,
      isOwnRhythm: true,
      reason: expect.not.stringContaining('Bring it in') as string,
    });
  });

  it('is never due outside its months: what was missed waits for the next season', async () => {
    const plant = await add({ commonName: 'Monstera', scientificName: 'Monstera deliciosa' });
    const repot = async () => (await schedule(plant.id)).find(({ kind }) => kind === 'repot')!;
    expect(['03', '04', '05']).toContain((await repot()).dueOn.slice(5, 7));
    await api.sql(
      `update care_tasks set due_on = $2, closes_on = $3, active = true where plant_id = $1 and kind = 'repot'`,
      [plant.id, addDays(today, -40), addDays(today, -1)],
    );
    const dueNow = async () => (await rosa.get('/api/care/today').expect(200)).body.due;
    expect(await dueNow()).toEqual([]);
    await api.app.get(SeasonSweep).sweep();
    const next = await repot();
    expect(next.dueOn > today && ['03', '04', '05'].includes(next.dueOn.slice(5, 7))).toBe(true);
    await api.app.get(SeasonSweep).sweep();
    expect(await repot()).toEqual(next);
  });
});
