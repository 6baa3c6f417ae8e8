import { startApiWithoutWorker } from '../../../../test/api-without-worker.js';
import type { Api } from '../../../../test/api-without-worker.js';
import { statementsOf } from '../../../../test/statements.js';
import { addDays, instantOf, localDateOf } from '../../../kernel/local-date.js';

const path = '/api/plants';
const lily = {
  commonName: 'Peace Lily',
  scientificName: 'Spathiphyllum',
  imageUrl: '/drawings/peace-lily.svg',
};

describe(path, () => {
  let api: Api;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());

  it('puts a plant into the garden, with the usual needs where none are known', async () => {
    const rosa = await api.signUp();
    const plant = { ...lily, commonName: 'Grandmother', scientificName: 'Nobody knows' };
    const { body } = await rosa.post(path, { ...plant, userId: rosa.id, status: 'needs-care' }).expect(201);
    expect(body).toMatchObject({
      ...plant,
      userId: rosa.id,
      waterNeeds: 'Weekly',
      lightNeeds: 'Bright indirect',
      status: 'healthy',
      lastWatered: null,
    });
    expect((await rosa.get(`${path}?userId=${rosa.id}`).expect(200)).body).toEqual([body]);
    expect((await rosa.get(`${path}/${body.id}`).expect(200)).body).toEqual(body);
  });

  it('shows and gives nobody anything of somebody else', async () => {
    const [rosa, otto] = [await api.signUp(), await api.signUp()];
    const { body } = await rosa.post(path, lily).expect(201);
    expect((await otto.get(path).expect(200)).body).toEqual([]);
    await otto.get(`${path}?userId=${rosa.id}`).expect(403);
    await otto.get(`${path}/${body.id}`).expect(404);
    await otto.post(path, { ...lily, userId: rosa.id }).expect(403);
    await otto.post(path, { ...lily, imageUrl: `/api/photos/${rosa.id}/${body.id}.webp` }).expect(400);
    await api.visitor().get(path).expect(401);
  });

  it('lists page by page, newest first', async () => {
    const rosa = await api.signUp();
    for (const n of [1, 2, 3, 4, 5]) await rosa.post(path, { commonName: `Plant ${n}` }).expect(201);
    const first = await rosa.get(`${path}?limit=3`).expect(200);
    const next = /<([^>]+)>/.exec(first.headers.link ?? '')?.[1];
    const second = await rosa.get(next!).expect(200);
    const names = [...first.body, ...second.body].map(({ commonName }) => commonName);
    expect(names).toEqual(['Plant 5', 'Plant 4', 'Plant 3', 'Plant 2', 'Plant 1']);
  });

  it.each([
    [{}, 'commonName'],
    [{ commonName: '   ' }, 'commonName'],
    [{ commonName: 'x'.repeat(201) }, 'commonName'],
    [{ ...lily, lastWatered: 'yesterday' }, 'lastWatered'],
    [{ ...lily, lastWatered: '2026-W20' }, 'lastWatered'],
    [{ ...lily, lastWatered: '2026-140' }, 'lastWatered'],
    [{ ...lily, lastWatered: '0001-01-01T00:00:00+23:00' }, 'lastWatered'],
    [{ ...lily, description: 5 }, 'description'],
    [{ ...lily, libraryId: 'jade' }, 'libraryId'],
  ])('says what is wrong with %j', async (body, field) => {
    const rosa = await api.signUp();
    const { body: problem } = await rosa.post(path, body).expect(400);
    expect(problem.errors).toEqual([expect.objectContaining({ field, message: expect.any(String) })]);
  });

  it('asks for the day of the last watering in words of its own', async () => {
    const rosa = await api.signUp();
    const { body } = await rosa.post(path, { ...lily, lastWatered: 'yesterday' }).expect(400);
    const message = 'Please give the day of the last watering as a date';
    expect(body.errors).toEqual([{ field: 'lastWatered', message }]);
  });

  it('refuses a last watering on a day to come, by the calendar of its gardener', async () => {
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
    const addIn = async (timeZone: string, lastWatered: string) => {
      const otto = await api.signUp();
      await otto.put('/api/profile/update', { firstName: 'O', lastName: 'F', timeZone }).expect(200);
      return otto.post(path, { ...lily, waterNeeds: 'Weekly', lastWatered });
    };
    const refused = await addIn('Pacific/Pago_Pago', hours(24));
    expect([refused.status, refused.body.code]).toEqual([400, 'not-yet']);

    const zone = 'Pacific/Kiritimati';
    const today = localDateOf(new Date(), zone);
    const { body } = await addIn(zone, instantOf(today, 0, zone).toISOString());
    expect(body.waterDueOn).toBe(addDays(today, 7));
  });

  it('keeps a last watering that is given as a date alone', async () => {
    for (const timeZone of ['America/New_York', 'Pacific/Auckland']) {
      const rosa = await api.signUp();
      await rosa.put('/api/profile/update', { firstName: 'R', lastName: 'M', timeZone }).expect(200);
      const today = localDateOf(new Date(), timeZone);
      const on = addDays(today, -2);
      const add = (lastWatered: string) => rosa.post(path, { ...lily, waterNeeds: 'Weekly', lastWatered });
      const { body } = await add(on).expect(201);
      expect(body).toMatchObject({
        lastWatered: instantOf(on, 12, timeZone).toISOString(),
        waterDueOn: addDays(on, 7),
      });
      expect((await add(addDays(today, 1)).expect(400)).body.code).toBe('not-yet');
    }
  });

  it('answers what is due today in two queries, and a watering in two', async () => {
    const rosa = await api.signUp();
    const { body: plant } = await rosa.post(path, lily).expect(201);
    const today = await statementsOf(api, () => rosa.get('/api/care/today').expect(200));
    expect(today).toEqual(['session-find', 'care-due-and-next', 'care-done-between']);
    const water = await statementsOf(api, () => rosa.post(`${path}/${plant.id}/water`).expect(200));
    expect(water).toEqual(['session-find', 'START TRANSACTION', 'care-lock-kind', 'care-answer', 'COMMIT']);
  });

  it('does not stumble over a plant that the library does not have', async () => {
    const rosa = await api.signUp();
    const { body } = await rosa
      .post(path, { ...lily, libraryId: '33333333-3333-4333-8333-333333333333' })
      .expect(201);
    expect(body.libraryId).toBeNull();
  });

  it.each([
    [{ commonName: null }, 'commonName'],
    [{ commonName: ' ' }, 'commonName'],
    [{ waterNeeds: null }, 'waterNeeds'],
    [{ lightNeeds: null }, 'lightNeeds'],
    [{ light: 'moon' }, 'light'],
    [{ potCm: 0 }, 'potCm'],
    [{ potCm: 12.5 }, 'potCm'],
    [{ archived: null }, 'archived'],
    [{ archived: 'yes' }, 'archived'],
  ])('says what is wrong with the change %j', async (change, field) => {
    const rosa = await api.signUp();
    const { body: plant } = await rosa.post(path, lily).expect(201);
    const { body } = await rosa.patch(`/api/plants/${plant.id}`, change).expect(400);
    expect(body.errors).toEqual([expect.objectContaining({ field })]);
  });

  it('lists what was deleted for as long as it can be restored, for its owner alone', async () => {
    const [rosa, otto] = [await api.signUp(), await api.signUp()];
    const add = async () => (await rosa.post(path, lily).expect(201)).body;
    const [first, second, old, kept] = [await add(), await add(), await add(), await add()];
    for (const { id } of [first, second, old]) await rosa.delete(`${path}/${id}`).expect(204);
    await api.sql(`update plants set deleted_at = now() - interval '31 days' where id = $1`, [old.id]);
    await api.sql(`update plants set deleted_at = now() - interval '3 days' where id = $1`, [first.id]);
    const deleted = async () => (await rosa.get('/api/deleted-plants').expect(200)).body;
    const [newest, ...others] = await deleted();
    expect(others).toEqual([expect.objectContaining({ id: first.id })]);
    expect(newest).toMatchObject({ id: second.id, commonName: lily.commonName });
    expect(Date.parse(newest.goneAt) - Date.parse(newest.deletedAt)).toBe(30 * 86_400_000);
    expect((await otto.get('/api/deleted-plants').expect(200)).body).toEqual([]);
    await otto.post(`${path}/${first.id}/restore`).expect(404);
    await api.visitor().get('/api/deleted-plants').expect(401);
    await rosa.post(`${path}/${first.id}/restore`).expect(200);
    expect(await deleted()).toEqual([newest]);
    const listed = (await rosa.get(path).expect(200)).body.map(({ id }: { id: string }) => id);
    expect(listed.sort()).toEqual([first.id, kept.id].sort());
  });

  it('changes only what it may: not the owner, not the status, not the date', async () => {
    const rosa = await api.signUp();
    const { body: plant } = await rosa.post(path, lily).expect(201);
    const otto = await api.signUp();
    await rosa.patch(`/api/plants/${plant.id}`, { userId: otto.id }).expect(403);
    await rosa
      .patch(`/api/plants/${plant.id}`, {
        status: 'needs-care',
        dateAdded: '2020-01-01',
        libraryId: null,
        place: 'Hall',
      })
      .expect(200);
    expect((await rosa.get(`/api/plants/${plant.id}`).expect(200)).body).toEqual({ ...plant, place: 'Hall' });
    await rosa
      .patch(`/api/plants/${plant.id}`, { imageUrl: `/api/photos/${otto.id}/${plant.id}.webp` })
      .expect(400);
  });
});
