import { startApi } from '../../../../test/api.js';
import type { Api, Person } from '../../../../test/api.js';
import { longDry } from '../../../../test/gardeners.js';
import { addDays } from '../../../kernel/local-date.js';

describe('a plant sitter', () => {
  let api: Api;
  let rosa: Person & { plants: string[] };
  let today: string;
  let token: string;
  beforeAll(async () => void (api = await startApi()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    rosa = await longDry(api, 'Fern', 'Peace Lily');
    await rosa.patch(`/api/plants/${rosa.plants[1]}`, { place: 'Kitchen' }).expect(200);
    today = (await rosa.get('/api/care/today').expect(200)).body.date;
    const wish = { fromDay: today, toDay: addDays(today, 20), note: 'The can is under the sink.' };
    const { body } = await rosa.post('/api/away', wish).expect(201);
    expect(body).toMatchObject({ ...wish, state: 'open', readableUntil: addDays(today, 23), done: [] });
    token = body.url.replace('http://leaflore.test/sitter/', '');
  });

  const page = async () => (await api.visitor().get(`/api/sitter/${token}`).expect(200)).body;
  const tick = async (task: string, done: boolean) =>
    (await api.visitor().put(`/api/sitter/${token}`, { task, on: today, done }).expect(200)).body;

  it('sees what is to be done on which day, in the words of the card', async () => {
    const { days, ...rest } = await page();
    expect(rest).toEqual({ from: today, to: addDays(today, 20), today, note: 'The can is under the sink.' });
    const { due } = (await rosa.get('/api/care/today').expect(200)).body;
    const card = (name: string) => due.find((task: { plantName: string }) => task.plantName === name);
    expect(days[0]).toEqual({
      date: today,
      tasks: ['Peace Lily', 'Fern'].map((plantName) => ({
        ref: expect.stringMatching(/^[\w-]{22}$/),
        plantName,
        drawing: null,
        place: plantName === 'Fern' ? null : 'Kitchen',
        kind: 'water',
        title: null,
        reason: card(plantName).reason,
        isDone: false,
      })),
    });
    expect(days[1].date).toBe(addDays(today, 7));
    expect(days.at(-1).date <= addDays(today, 20)).toBe(true);
  });

  it('is not asked to move a plant to past plants, which they cannot', async () => {
    await api.sql(
      `update care_tasks set reason = 'Every week in winter. Outdoors the cold ends its season: move it to past plants, or check it around 1 November.'
        where kind = 'water' and plant_id = $1`,
      [rosa.plants[1]],
    );
    const { due } = (await rosa.get('/api/care/today').expect(200)).body;
    expect(due.map(({ isSeasonOver }: { isSeasonOver: boolean }) => isSeasonOver).sort()).toEqual([
      false,
      true,
    ]);
    const [lily] = (await page()).days[0].tasks;
    expect(lily.reason).toBe('Check it today.');
  });

  it('is not said to have chosen a rhythm, which the gardener has', async () => {
    const reason = 'Every 5 days, as you chose. Check it around 1 November.';
    await api.sql(`update care_tasks set reason = $2 where kind = 'water' and plant_id = $1`, [
      rosa.plants[1],
      reason,
    ]);
    const [lily] = (await page()).days[0].tasks;
    expect(lily.reason).toBe('Every 5 days. Check it today.');
  });

  it('ticks what is done, which the gardener sees, and takes it back', async () => {
    const [lily] = (await page()).days[0].tasks;
    const after = await tick(lily.ref, true);
    expect(after.days[0].tasks).toMatchObject([
      { ref: lily.ref, plantName: 'Peace Lily', isDone: true, reason: null },
      { plantName: 'Fern', isDone: false },
    ]);
    const day = (await rosa.get('/api/care/today').expect(200)).body;
    expect(day.due).toHaveLength(1);
    expect(day.done).toMatchObject([{ plantName: 'Peace Lily', answer: 'done', bySitter: true }]);
    const [line] = (await rosa.get(`/api/plants/${rosa.plants[1]}/journal`).expect(200)).body;
    expect(line.content).toBe('Watered, by your plant sitter.');
    const [link] = (await rosa.get('/api/away').expect(200)).body;
    expect(link.done).toMatchObject([{ plantName: 'Peace Lily', kind: 'water', happenedOn: today }]);
    expect(link.url).toBe(`http://leaflore.test/sitter/${token}`);

    await tick(lily.ref, false);
    expect((await rosa.get('/api/care/today').expect(200)).body).toMatchObject({ done: [] });
    expect((await page()).days[0].tasks[0]).toEqual(lily);
  });

  it('does not tick again what the gardener has done', async () => {
    const [lily] = (await page()).days[0].tasks;
    await rosa.post(`/api/plants/${rosa.plants[1]}/water`).expect(200);
    await api.visitor().put(`/api/sitter/${token}`, { task: lily.ref, on: today, done: true }).expect(404);
    expect((await page()).days[0].tasks).toMatchObject([{ plantName: 'Fern' }]);
    const noted = await api.sql('select 1 from care_events where user_id = $1 and happened_on = $2', [
      rosa.id,
      today,
    ]);
    expect(noted).toHaveLength(1);
  });
});
