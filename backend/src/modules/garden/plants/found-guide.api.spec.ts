import { startApiWithoutWorker } from '../../../../test/api-without-worker.js';
import type { Api, Person } from '../../../../test/api-without-worker.js';
import type { CareTaskDto } from '../care/care.dto.js';

describe('the guide of a plant that is called otherwise', () => {
  let api: Api;
  let rosa: Person;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());
  beforeEach(async () => void (rosa = await api.signUp({ timeZone: 'Europe/Berlin' })));

  const add = async (plant: object) => (await rosa.post('/api/plants', plant).expect(201)).body;
  const change = async ({ id }: { id: string }, of: object) =>
    (await rosa.patch(`/api/plants/${id}`, of).expect(200)).body;
  const schedule = async ({ id }: { id: string }): Promise<CareTaskDto[]> =>
    (await rosa.get(`/api/plants/${id}/schedule`).expect(200)).body;
  const datesOf = async (plant: { id: string }) =>
    (await schedule(plant)).map(({ kind, dueOn, reason, active }) => ({ kind, dueOn, reason, active }));

  it.each([{ commonName: 'Monstera' }, { scientificName: 'Monstera deliciosa' }])(
    'is found, where it had none, with the dates of the guide, once it is called %j',
    async (name) => {
      const unknown = await add({ commonName: 'Big leaves', watered: 'a-few-days-ago' });
      expect(unknown).toMatchObject({ libraryId: null, careInstructions: null });
      const known = await add({ commonName: 'Monstera', watered: 'a-few-days-ago' });
      expect(known.libraryId).not.toBeNull();
      const { scientificName, careInstructions, soilType, waterNeeds, lightNeeds, libraryId } = known;
      const guide = { scientificName, careInstructions, soilType, waterNeeds, lightNeeds, libraryId };
      expect(await change(unknown, name)).toMatchObject({ ...guide, waterDueOn: known.waterDueOn });
      expect(await datesOf(unknown)).toEqual(await datesOf(known));
    },
  );

  it('leaves what its gardener has said: notes, where it stands, a watering in words, a rhythm, a task turned off', async () => {
    const plant = await add({ commonName: 'Big leaves', waterNeeds: 'Monthly', careInstructions: 'Sing.' });
    const path = `/api/plants/${plant.id}/schedule`;
    await rosa.patch(path, { kind: 'fertilise', everyDays: 9 }).expect(200);
    await rosa.patch(path, { kind: 'repot', active: false }).expect(200);
    const [water] = await datesOf(plant);
    const found = await change(plant, { commonName: 'Rose' });
    expect(found.libraryId).not.toBeNull();
    expect(found).toMatchObject({ careInstructions: 'Sing.', waterNeeds: 'Monthly', outdoors: false });
    const tasks = await schedule(plant);
    const of = (kind: string) => tasks.find((task) => task.kind === kind);
    expect(of('water')).toMatchObject(water!);
    expect(of('fertilise')).toMatchObject({ everyDays: 9, isOwnRhythm: true });
    expect(of('repot')).toMatchObject({ active: false });
    expect(of('prune')).toMatchObject({ active: true });
  });

  it('is not found for another name that nobody knows, nor for a pet name beside an unknown species', async () => {
    const plant = await add({ commonName: 'Big leaves' });
    expect(await change(plant, { commonName: 'Bigger leaves' })).toMatchObject({ libraryId: null });
    expect(await change(plant, { scientificName: 'Ignota ignota' })).toMatchObject({ libraryId: null });
    expect(await change(plant, { commonName: 'Rose' })).toMatchObject({ libraryId: null });
    expect(await datesOf(plant)).toHaveLength(1);
  });

  it('stays with another name, and with a species that says less or that nobody knows', async () => {
    const monstera = await add({ commonName: 'Monstera' });
    const before = await datesOf(monstera);
    for (const name of [{ commonName: 'Rose' }, { scientificName: 'Monstera' }, { scientificName: 'Ignota' }])
      expect(await change(monstera, name)).toMatchObject({ libraryId: monstera.libraryId });
    expect(await datesOf(monstera)).toEqual(before);
  });

  it('is that of the right species once that is corrected, and the first one again once it is corrected back', async () => {
    const fern = { commonName: 'Boston Fern', watered: 'a-few-days-ago' };
    const monstera = await add({ commonName: 'Monstera', watered: 'a-few-days-ago' });
    const plant = await add({ ...fern, soilType: 'Whatever was there' });
    const [fernOf, datesBefore] = [plant.scientificName, await datesOf(plant)];
    const { libraryId, careInstructions, waterNeeds, imageUrl, waterDueOn } = monstera;
    const guide = { libraryId, careInstructions, waterNeeds, imageUrl, waterDueOn };
    const corrected = await change(plant, { scientificName: 'Monstera deliciosa' });
    expect(corrected).toMatchObject({ ...guide, soilType: 'Whatever was there', commonName: 'Boston Fern' });
    const due = (await datesOf(plant)).filter(({ active }) => active);
    expect(due).toEqual((await datesOf(monstera)).filter(({ active }) => active));
    expect(await change(plant, { scientificName: fernOf })).toMatchObject({ libraryId: plant.libraryId });
    expect(await datesOf(plant)).toEqual(datesBefore);
  });
});
