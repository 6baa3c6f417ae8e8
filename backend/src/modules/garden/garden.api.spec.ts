import { startApi } from '../../../test/api.js';
import type { Api } from '../../../test/api.js';

const path = '/api/plants';
const lily = {
  commonName: 'Peace Lily',
  scientificName: 'Spathiphyllum',
  imageUrl: '/drawings/peace-lily.svg',
};

describe(path, () => {
  let api: Api;
  beforeAll(async () => void (api = await startApi()));
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
    [{ ...lily, description: 5 }, 'description'],
    [{ ...lily, libraryId: 'jade' }, 'libraryId'],
  ])('says what is wrong with %j', async (body, field) => {
    const rosa = await api.signUp();
    const { body: problem } = await rosa.post(path, body).expect(400);
    expect(problem.errors).toEqual([expect.objectContaining({ field, message: expect.any(String) })]);
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
