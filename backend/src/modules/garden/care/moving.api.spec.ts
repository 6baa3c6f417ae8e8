import { startApi } from '../../../../test/api.js';
import type { Api, Person } from '../../../../test/api.js';
import { eventually } from '../../../../test/eventually.js';
import { hemisphereOf } from '../../../kernel/hemisphere.js';
import { addDays, localDateOf, monthOf as monthIn } from '../../../kernel/local-date.js';
import { inHemisphere } from '../../../kernel/months.js';
import type { CareTaskDto } from './care.dto.js';
import { SeasonSweep } from './season-sweep.js';

const [BERLIN, PARIS, SYDNEY] = ['Europe/Berlin', 'Europe/Paris', 'Australia/Sydney'] as const;
const SINGAPORE = 'Asia/Singapore';
const SPRING = { north: ['03', '04', '05'], south: ['09', '10', '11'] };

describe('a gardener who moves', () => {
  let api: Api;
  let rosa: Person;
  let monstera: string;
  beforeAll(async () => void (api = await startApi()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    rosa = await api.signUp({ timeZone: BERLIN });
    monstera = await add(rosa);
  });

  async function add(person: Person): Promise<string> {
    const [known] = (await person.get('/api/plant-library?search=Monstera').expect(200)).body;
    const plant = { commonName: 'Monstera', libraryId: known.id, watered: 'today' };
    return (await person.post('/api/plants', plant).expect(201)).body.id;
  }
  const schedule = async (person = rosa, id = monstera): Promise<CareTaskDto[]> =>
    (await person.get(`/api/plants/${id}/schedule`).expect(200)).body;
  const monthOf = async (kind: string) =>
    (await schedule()).find((task) => task.kind === kind)!.dueOn.slice(5, 7);
  const moveTo = (timeZone: string) => rosa.put('/api/reminders', { timeZone }).expect(200);
  const open = () =>
    api.sql(`select 1 from outbox where name = 'follow-seasons' and data ->> 'userId' = $1`, [rosa.id]);
  const worker = () => eventually(open, (jobs) => jobs.length === 0);

  it('has every date of the garden in the seasons of where they live now, and of no other garden', async () => {
    const other = await api.signUp({ timeZone: BERLIN });
    const otherPlant = await add(other);
    const before = [await schedule(), await schedule(other, otherPlant)];
    expect(SPRING.north).toContain(await monthOf('repot'));
    await moveTo(SYDNEY);
    await worker();
    expect(SPRING.south).toContain(await monthOf('repot'));
    expect(await schedule(other, otherPlant)).toEqual(before[1]);
    await moveTo(BERLIN);
    await worker();
    expect(await schedule()).toEqual(before[0]);
  });

  it('changes nothing when it is done twice, and keeps a rhythm of their own to the day', async () => {
    const path = `/api/plants/${monstera}/schedule`;
    await rosa.patch(path, { kind: 'water', everyDays: 6 }).expect(200);
    const [water] = await schedule();
    await moveTo(SYDNEY);
    await worker();
    const after = await schedule();
    expect(after[0]).toEqual(water);
    await api.app.get(SeasonSweep).follow({ data: { userId: rosa.id, from: BERLIN } });
    expect(await schedule()).toEqual(after);
  });

  it('has not waited where they live now for what was not due where they lived before', async () => {
    // Where a Monstera is not fed now; in March and September it is in both.
    const isFed = (timeZone: string) =>
      inHemisphere([3, 4, 5, 6, 7, 8, 9], hemisphereOf(timeZone)).includes(
        monthIn(localDateOf(new Date(), timeZone)),
      );
    for (const timeZone of [BERLIN, SYDNEY]) if (!isFed(timeZone)) await hasNotWaited(timeZone);
  });

  async function hasNotWaited(timeZone: string) {
    const person = await api.signUp({ timeZone });
    const id = await add(person);
    await api.sql(`update care_tasks set starts_on = starts_on - 60 where plant_id = $1`, [id]);
    const feeding = async () => (await schedule(person, id)).find(({ kind }) => kind === 'fertilise')!;
    const follow = () => api.app.get(SeasonSweep).follow({ data: { userId: person.id, from: timeZone } });
    const today = localDateOf(new Date(), SINGAPORE);
    expect((await feeding()).dueOn > today).toBe(true);
    await api.sql(`update users set time_zone = $2 where id = $1`, [person.id, SINGAPORE]);
    await follow();
    const moved = await feeding();
    expect([moved.dueOn, moved.lateOn > today]).toEqual([today, true]);
    await follow();
    expect(await feeding()).toEqual(moved);
    // Nor after what they answer there.
    await person.post(`/api/care/tasks/${moved.id}/snooze`, { because: 'later', days: 2 }).expect(200);
    const later = await feeding();
    expect([later.dueOn, later.putOffFrom, later.lateOn]).toEqual([addDays(today, 2), today, moved.lateOn]);
  }

  it('has not waited there either once the plant has another pot', async () => {
    const timeZone = hemisphereWhereItRests();
    if (!timeZone) return;
    const person = await api.signUp({ timeZone });
    const id = await add(person);
    const watering = async () => (await schedule(person, id)).find(({ kind }) => kind === 'water')!;
    const repotted = (potCm: number) => person.patch(`/api/plants/${id}`, { potCm }).expect(200);
    // Watered so long ago that it is due where nothing rests, and not yet where it does.
    await api.sql(`update care_events set happened_on = happened_on - 11 where plant_id = $1`, [id]);
    await repotted(18);
    const today = localDateOf(new Date(), SINGAPORE);
    expect((await watering()).dueOn > today).toBe(true);
    await api.sql(`update users set time_zone = $2 where id = $1`, [person.id, SINGAPORE]);
    await api.app.get(SeasonSweep).follow({ data: { userId: person.id, from: timeZone } });
    const moved = await watering();
    expect(moved.dueOn).toBe(today);
    await repotted(20);
    const after = await watering();
    expect([after.dueOn, after.lateOn]).toEqual([moved.dueOn, moved.lateOn]);
  });

  const hemisphereWhereItRests = () =>
    [BERLIN, SYDNEY].find((timeZone) =>
      inHemisphere([11, 12, 1, 2], hemisphereOf(timeZone)).includes(
        monthIn(localDateOf(new Date(), timeZone)),
      ),
    );

  it('treats a plant in the seasons of where they live now, as its care is', async () => {
    const treatment = async () => (await rosa.get(`/api/plants/${monstera}/problems`).expect(200)).body[0];
    await rosa.post(`/api/plants/${monstera}/problems`, { diagnosis: 'iron' }).expect(201);
    const repotting = (problem: { steps: { text: string; dueOn: string }[] }) =>
      problem.steps.find(({ text }) => text.startsWith('Repot'))!.dueOn.slice(5);
    const before = await treatment();
    // Two weeks into spring, or after a day late in it.
    expect([...SPRING.north, '06']).toContain(repotting(before).slice(0, 2));
    await moveTo(SYDNEY);
    await worker();
    const after = await treatment();
    expect([...SPRING.south, '12']).toContain(repotting(after).slice(0, 2));
    const near = (problem: typeof before) =>
      problem.steps.filter(({ text }: { text: string }) => !text.startsWith('Repot'));
    expect(near(after)).toEqual(near(before));
    await moveTo(BERLIN);
    await worker();
    expect(await treatment()).toEqual(before);
  });

  it('moves no date within the same seasons', async () => {
    await api.sql(`update care_tasks set due_on = due_on + 1 where plant_id = $1`, [monstera]);
    const before = await schedule();
    await moveTo(PARIS);
    await worker();
    expect(await schedule()).toEqual(before);
  });

  it('finds a plant that they bring back later in the new seasons too', async () => {
    await rosa.delete(`/api/plants/${monstera}`).expect(204);
    await moveTo(SYDNEY);
    await worker();
    const [repot] = await api.sql<{ month: string }>(
      `select to_char(due_on, 'MM') as month from care_tasks where plant_id = $1 and kind = 'repot'`,
      [monstera],
    );
    expect(SPRING.south).toContain(repot!.month);
  });
});
