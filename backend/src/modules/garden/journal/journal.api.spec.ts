import { startApiWithoutWorker } from '../../../../test/api-without-worker.js';
import type { Api, Person } from '../../../../test/api-without-worker.js';

interface Line {
  id: string;
  content: string;
  source: string;
}

describe('journal', () => {
  let api: Api;
  let rosa: Person;
  let path: string;
  let plantId: string;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    rosa = await api.signUp();
    const { body } = await rosa.post('/api/plants', { commonName: 'Fern', waterNeeds: 'Weekly' }).expect(201);
    plantId = body.id;
    path = `/api/plants/${plantId}/journal`;
  });
  const lines = async (): Promise<Line[]> => (await rosa.get(path).expect(200)).body;

  it('keeps what was written, with a photo of one’s own', async () => {
    const imageUrl = `/api/photos/${rosa.id}/33333333-3333-4333-8333-333333333333.webp`;
    const note = { content: '  A new frond!\nTwo more to come. ', imageUrl, careActions: ['Turned it'] };
    const { body } = await rosa.post(path, note).expect(201);
    expect(body).toMatchObject({
      plantId,
      userId: rosa.id,
      content: 'A new frond!\nTwo more to come.',
      imageUrl,
      careActions: ['Turned it'],
      source: 'journal',
    });
    expect(await lines()).toEqual([body]);
    await rosa.post(path, { ...note, imageUrl: 'https://elsewhere.test/spy.gif' }).expect(400);
  });

  it('tells one story: notes and care, newest first, page by page', async () => {
    await rosa.post(path, { content: 'First' }).expect(201);
    await rosa.post(`/api/plants/${plantId}/water`, { soil: 'dry' }).expect(200);
    await rosa.post(path, { content: 'Last' }).expect(201);
    const first = await rosa.get(`${path}?limit=2`).expect(200);
    const next = /<([^>]+)>/.exec(first.headers.link ?? '')?.[1];
    const second = await rosa.get(next!).expect(200);
    const story = [...first.body, ...second.body].map(({ content }: Line) => content);
    expect(story).toEqual(['Last', 'Watered: the soil was dry.', 'First']);
  });

  it('counts care that a note tells of, and tells it once', async () => {
    const note = { content: 'Gave it a good drink', careActions: ['water'] };
    const { body } = await rosa.post(path, note).expect(201);
    const plant = (await rosa.get(`/api/plants/${plantId}`).expect(200)).body;
    expect(plant.lastWatered).not.toBeNull();
    expect(await lines()).toHaveLength(1);
    await rosa.delete(`/api/journal/${body.id}`).expect(204);
    expect((await lines()).map(({ content }) => content)).toEqual(['Watered.']);
  });

  it('tells no more of care that was taken back', async () => {
    const note = { content: 'Gave it a good drink', careActions: ['water', 'Turned it'] };
    const { body } = await rosa.post(path, note).expect(201);
    expect(body.undoable).toEqual([{ eventId: expect.any(String), kind: 'water' }]);
    expect(await lines()).toEqual([body]);
    await rosa.delete(`/api/care/events/${body.undoable[0].eventId}`).expect(204);
    expect(await lines()).toEqual([{ ...body, careActions: ['Turned it'], undoable: [] }]);
    expect((await rosa.get(`/api/plants/${plantId}`).expect(200)).body.lastWatered).toBeNull();
  });

  it('keeps a note once, however often the same request arrives', async () => {
    const key = { 'idempotency-key': 'offline-7' };
    const note = { content: 'Once', careActions: ['water'] };
    const answers = await Promise.all([1, 2, 3].map(() => rosa.post(path, note, key).expect(201)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await lines()).toHaveLength(1);
    const otto = await api.signUp();
    const { body } = await otto.post('/api/plants', { commonName: 'Fern' }).expect(201);
    await otto.post(`/api/plants/${body.id}/journal`, { content: 'Mine' }, key).expect(201);
  });

  it('is of the day on which it was written, also when it is sent later; not of a day to come', async () => {
    const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    const note = { content: 'In the greenhouse', careActions: ['water'], on: day(3) };
    const { body } = await rosa.post(path, note, { 'idempotency-key': 'late' }).expect(201);
    expect(body.createdAt.slice(0, 10)).toBe(day(3));
    const plant = (await rosa.get(`/api/plants/${plantId}`).expect(200)).body;
    expect(plant.lastWatered.slice(0, 10)).toBe(day(3));
    await rosa.post(path, { ...note, on: day(-2) }).expect(400);
  });

  it('does not take the key of one plant for another', async () => {
    const key = { 'idempotency-key': 'offline-8' };
    await rosa.post(path, { content: 'Here' }, key).expect(201);
    const { body: other } = await rosa.post('/api/plants', { commonName: 'Basil' }).expect(201);
    const there = `/api/plants/${other.id}/journal`;
    const { body } = await rosa.post(there, { content: 'There', careActions: ['water'] }, key).expect(409);
    expect(body).toMatchObject({ code: 'key-used-elsewhere' });
    expect((await rosa.get(there)).body).toEqual([]);
  });

  it('can be changed, taken away and brought back', async () => {
    const { body } = await rosa.post(path, { content: 'Speling' }).expect(201);
    const change = await rosa.patch(`/api/journal/${body.id}`, { content: 'Spelling' }).expect(200);
    expect(change.body).toEqual({ ...body, content: 'Spelling' });
    await rosa.delete(`/api/journal/${body.id}`).expect(204);
    expect(await lines()).toEqual([]);
    await rosa.patch(`/api/journal/${body.id}`, { content: 'x' }).expect(404);
    await rosa.post(`/api/journal/${body.id}/restore`).expect(200);
    expect(await lines()).toEqual([change.body]);
  });

  it.each([
    [{}, 'content'],
    [{ content: '   ' }, 'content'],
    [{ content: 'x'.repeat(5001) }, 'content'],
    [{ content: 'x', careActions: 'water' }, 'careActions'],
    [{ content: 'x', careActions: Array.from({ length: 11 }, () => 'water') }, 'careActions'],
  ])('says what is wrong with %j', async (note, field) => {
    const { body } = await rosa.post(path, note).expect(400);
    expect(body.errors).toEqual([expect.objectContaining({ field })]);
  });
});
