import { startApiWithoutWorker } from '../../../../test/api-without-worker.js';
import type { Api, Person } from '../../../../test/api-without-worker.js';
import { localDateOf, monthOf } from '../../../kernel/local-date.js';
import type { GardenMonthDto } from './year.dto.js';

describe('the year of a garden', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());

  const gardener = (timeZone: string) => api.signUp({ timeZone });
  const add = async (person: Person, name: string) => {
    const { body: found } = await api.visitor().get(`/api/plant-library?search=${name}`).expect(200);
    const { id: libraryId, commonName } = found[0];
    return (await person.post('/api/plants', { commonName, libraryId }).expect(201)).body.id as string;
  };
  const month = async (person: Person, of: string): Promise<GardenMonthDto> =>
    (await person.get(`/api/garden/year?month=${of}`).expect(200)).body;

  it('has the months of a plant as its schedule has them, and those of its flowers', async () => {
    const rosa = await gardener('Europe/Berlin');
    const id = await add(rosa, 'moth%20orchid');
    const { body } = await rosa.get(`/api/plants/${id}/year`).expect(200);
    expect(body).toEqual({
      shelter: [],
      coldNote: null,
      rest: expect.any(Array),
      feed: [3, 4, 5, 6, 7, 8, 9, 10],
      repot: [3, 4, 5, 6],
      prune: [],
      flower: [],
    });
    await rosa.patch(`/api/plants/${id}/schedule`, { kind: 'fertilise', active: false }).expect(200);
    expect((await rosa.get(`/api/plants/${id}/year`).expect(200)).body.feed).toEqual([]);
    const tulip = await add(rosa, 'tulip');
    expect((await rosa.get(`/api/plants/${tulip}/year`).expect(200)).body.flower).toEqual([3, 4, 5]);
  });

  it('is half a year later in the south, with tips for its own season', async () => {
    const [rosa, mia] = [await gardener('Europe/Berlin'), await gardener('Australia/Sydney')];
    await add(rosa, 'monstera');
    await add(mia, 'monstera');
    const [north, south] = [await month(rosa, '2027-01'), await month(mia, '2027-07')];
    expect(north.parts.map(({ part }) => part)).toEqual(['rest']);
    expect(south.parts.map(({ part }) => part)).toEqual(['rest']);
    expect(north.tips).toEqual(south.tips);
    expect(north.tips[0]).toEqual({
      id: 'no-feed-in-winter',
      text: expect.any(String),
      source: { name: expect.any(String), url: expect.stringMatching(/^https?:/) },
    });
  });

  it('has shelter from the cold for a tender plant that is carried outdoors, and says why while it is cold', async () => {
    const timeZone = 'Europe/Berlin';
    const rosa = await gardener(timeZone);
    const id = await add(rosa, 'monstera');
    await add(rosa, 'rose');
    await rosa.patch(`/api/plants/${id}`, { outdoors: true }).expect(200);
    const { body: year } = await rosa.get(`/api/plants/${id}/year`).expect(200);
    expect(year.shelter).toEqual([1, 2, 3, 4, 10, 11, 12]);
    const isCold = year.shelter.includes(monthOf(localDateOf(new Date(), timeZone)));
    expect(year.coldNote).toBe(
      isCold ? 'Bring it in where nights get colder than 16 °C: it doesn’t stand frost.' : null,
    );
    const sheltered = async (of: string) =>
      (await month(rosa, of)).parts.find(({ part }) => part === 'shelter')?.plants.map((plant) => plant.id);
    expect(await sheltered('2027-01')).toEqual([id]);
    expect(await sheltered('2027-07')).toBeUndefined();
    await rosa.patch(`/api/plants/${id}`, { outdoors: false }).expect(200);
    expect((await rosa.get(`/api/plants/${id}/year`)).body).toMatchObject({ shelter: [], coldNote: null });
    expect(await sheltered('2027-01')).toBeUndefined();
  });

  it('says of a crop that is harvested that its season is over, in the months of its harvest', async () => {
    // One of these is harvested now, in the north or in the south.
    const said = [];
    for (const timeZone of ['Europe/Berlin', 'Australia/Sydney']) {
      const rosa = await gardener(timeZone);
      for (const name of ['leek', 'spinach', 'garlic']) {
        const id = await add(rosa, name);
        said.push((await rosa.get(`/api/plants/${id}/year`).expect(200)).body.coldNote);
      }
    }
    expect([...new Set(said)].sort()).toEqual([
      'It is grown for one season. Once that is over, move it to past plants, and its dates end.',
      null,
    ]);
  });

  it('names the plants of a month, only those that are kept', async () => {
    const rosa = await gardener('Europe/Berlin');
    const kept = await add(rosa, 'tulip');
    const archived = await add(rosa, 'tulip');
    await rosa.patch(`/api/plants/${archived}`, { archived: true }).expect(200);
    const deleted = await add(rosa, 'tulip');
    await rosa.delete(`/api/plants/${deleted}`).expect(204);
    await rosa.post('/api/plants', { commonName: 'Something' }).expect(201);
    const { parts } = await month(rosa, '2027-04');
    const flowers = parts.find(({ part }) => part === 'flower');
    expect(flowers?.plants).toEqual([{ id: kept, name: 'Tulip' }]);
  });

  it('is empty for an empty garden', async () => {
    expect(await month(await gardener('Europe/Berlin'), '2027-04')).toEqual({
      month: '2027-04',
      parts: [],
      tips: [],
    });
  });

  it('is for its own gardener only', async () => {
    const [rosa, mia] = [await gardener('Europe/Berlin'), await gardener('Europe/Berlin')];
    const id = await add(rosa, 'monstera');
    await mia.get(`/api/plants/${id}/year`).expect(404);
    await api.visitor().get(`/api/plants/${id}/year`).expect(401);
    await api.visitor().get('/api/garden/year?month=2027-04').expect(401);
    expect((await month(mia, '2027-04')).parts).toEqual([]);
  });

  it.each(['2027-13', 'spring', ''])('knows no month "%s"', async (of) => {
    const rosa = await gardener('Europe/Berlin');
    await rosa.get(`/api/garden/year?month=${of}`).expect(400);
  });
});
