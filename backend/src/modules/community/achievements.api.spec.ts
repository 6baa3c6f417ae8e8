import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import type { Api, Person } from '../../../test/api-without-worker.js';

describe('achievements', () => {
  let api: Api;
  let rosa: Person;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());
  beforeEach(async () => void (rosa = await api.signUp({ isPremium: true })));

  const counts = async (who = rosa) =>
    (await who.get('/api/community/achievements').expect(200)).body.map(
      ({ id, count, goal }: { id: string; count: number; goal: number }) => `${id} ${count}/${goal}`,
    );
  const addPlant = async (daysAgo = 400) => {
    const { id } = (await rosa.post('/api/plants', { commonName: 'Fern' }).expect(201)).body;
    await api.sql(`update plants set date_added = current_date - $2::int where id = $1`, [id, daysAgo]);
    return id as string;
  };
  const caredOn = (plantId: string, daysAgo: number, answer = 'done') =>
    api.sql(
      `insert into care_events (user_id, plant_id, kind, answer, happened_on) values ($1, $2, 'water', $3, current_date - $4::int)`,
      [rosa.id, plantId, answer, daysAgo],
    );

  it('follow from the garden alone, and from one’s own', async () => {
    const otto = await api.signUp({ isPremium: true });
    expect(await counts()).toEqual(['first-plant 0/1', 'one-year 0/365', 'ten-rescued 0/10']);
    const plantId = await addPlant();
    await caredOn(plantId, 400);
    await caredOn(plantId, 100, 'still-moist');
    expect(await counts()).toEqual(['first-plant 1/1', 'one-year 0/365', 'ten-rescued 0/10']);
    await caredOn(plantId, 36);
    expect(await counts()).toEqual(['first-plant 1/1', 'one-year 364/365', 'ten-rescued 0/10']);
    await caredOn(plantId, 35);
    expect(await counts()).toEqual(['first-plant 1/1', 'one-year 365/365', 'ten-rescued 0/10']);
    expect(await counts(otto)).toEqual(['first-plant 0/1', 'one-year 0/365', 'ten-rescued 0/10']);
  });

  it('count the days since a plant was added, not since it was last watered before', async () => {
    const plantId = await addPlant(10);
    await caredOn(plantId, 58);
    expect((await counts())[1]).toBe('one-year 0/365');
    await caredOn(plantId, 0);
    expect((await counts())[1]).toBe('one-year 10/365');
  });

  it('do not add up the care of several plants', async () => {
    await caredOn(await addPlant(), 400);
    await caredOn(await addPlant(), 1);
    expect((await counts())[1]).toBe('one-year 0/365');
  });

  it('count a plant that was rescued twice once, and none that was deleted or a mistake', async () => {
    const [saved, deleted, mistaken] = [await addPlant(), await addPlant(), await addPlant()];
    const closed = (plantId: string, outcome: string) =>
      api.sql(
        `insert into plant_problems (user_id, plant_id, title, opened_on, closed_on, outcome) values ($1, $2, 'Spots', current_date, current_date, $3)`,
        [rosa.id, plantId, outcome],
      );
    for (const plantId of [saved, saved, deleted]) await closed(plantId, 'better');
    await closed(mistaken, 'mistaken');
    await rosa.delete(`/api/plants/${deleted}`).expect(204);
    expect((await counts())[2]).toBe('ten-rescued 1/10');
  });

  it('are for premium members', async () => {
    const free = await api.signUp();
    await free.get('/api/community/achievements').expect(403);
  });
});
