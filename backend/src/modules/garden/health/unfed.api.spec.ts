import type { QueryRunner } from 'typeorm';
import { startApiWithoutWorker } from '../../../../test/api-without-worker.js';
import type { Api, Person } from '../../../../test/api-without-worker.js';
import { zoneAtNoon } from '../../../../test/gardeners.js';
import { FeedingInTreatment1795000000058 } from '../../../migrations/0058-feeding-in-treatment.js';
import { addDays, localDateOf } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import type { CareTask } from '../domain/care-task.js';
import { SeasonSweep } from '../care/season-sweep.js';
import { CareAgenda } from '../index.js';

describe('the feeding of a plant whose treatment puts it off', () => {
  let api: Api;
  let rosa: Person;
  let timeZone: string;
  let today: LocalDate;
  let id: string;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    timeZone = zoneAtNoon();
    rosa = await api.signUp({ timeZone });
    today = localDateOf(new Date(), timeZone);
    ({ id } = (await rosa.post('/api/plants', { commonName: 'Ivy' }).expect(201)).body);
    // Due today, in every season.
    await rosa.patch(`/api/plants/${id}/schedule`, { kind: 'fertilise', everyDays: 14 }).expect(200);
    await api.sql(`update care_tasks set starts_on = starts_on - 14 where plant_id = $1`, [id]);
    await open('thrips');
    await close();
  });

  const open = async (diagnosis: string) =>
    (await rosa.post(`/api/plants/${id}/problems`, { diagnosis }).expect(201)).body as { id: string };
  const problem = async () => (await rosa.get(`/api/plants/${id}/problems`).expect(200)).body[0].id as string;
  const close = async (outcome = 'better') =>
    void (await rosa.post(`/api/plants/${id}/problems/${await problem()}/close`, { outcome }).expect(200));
  const feeding = async () =>
    ((await rosa.get(`/api/plants/${id}/schedule`).expect(200)).body as CareTask[]).find(
      ({ kind }) => kind === 'fertilise',
    )!;
  const dueToday = async () =>
    ((await rosa.get('/api/care/today').expect(200)).body.due as CareTask[]).some(
      ({ kind }) => kind === 'fertilise',
    );

  it.each([
    ['over-feeding', 60],
    ['transplant-shock', 30],
    ['root-rot', 14],
  ])('is not asked for while that is open, wherever dates are said: %s, %i days', async (diagnosis, days) => {
    expect([(await feeding()).dueOn, await dueToday()]).toEqual([today, true]);
    await open(diagnosis);
    const fed = await feeding();
    expect([fed.dueOn, fed.putOffFrom, await dueToday()]).toEqual([addDays(today, days), null, false]);
    const upcoming = await api.app
      .get(CareAgenda)
      .upcoming({ id: rosa.id, timeZone }, today, addDays(today, days));
    expect(
      upcoming.filter(({ kind }) => kind === 'fertilise').map(({ date, reason }) => [date, reason]),
    ).toEqual([[addDays(today, days), fed.reason]]);
    // Who answers meanwhile moves it no nearer.
    await rosa.post(`/api/care/tasks/${fed.id}/snooze`, { because: 'later', days: 2 }).expect(200);
    expect((await feeding()).dueOn).toBe(addDays(today, days));
  });

  it('comes back with the end of the treatment, and goes again where that is taken back', async () => {
    const { id: problemId } = await open('salt-build-up');
    expect((await feeding()).dueOn).toBe(addDays(today, 60));
    await close();
    expect((await feeding()).dueOn).toBe(today);
    await rosa.post(`/api/plants/${id}/problems/${problemId}/reopen`).expect(200);
    expect((await feeding()).dueOn).toBe(addDays(today, 60));
    await rosa.delete(`/api/plants/${id}/problems/${problemId}`).expect(204);
    expect([(await feeding()).dueOn, await dueToday()]).toEqual([today, true]);
  });

  it('is put off too where the treatment was open before there were such dates', async () => {
    await open('over-feeding');
    await api.sql(
      `update care_tasks set due_on = $2, closes_on = null where kind = 'fertilise' and plant_id = $1`,
      [id, today],
    );
    expect(await dueToday()).toBe(true);
    await new FeedingInTreatment1795000000058().up({ query: (text: string) => api.sql(text) } as QueryRunner);
    expect(await dueToday()).toBe(false);
    await api.app.get(SeasonSweep).sweep();
    expect((await feeding()).dueOn).toBe(addDays(today, 60));
    await close();
    expect((await feeding()).dueOn).toBe(today);
  });

  it('is as ever where the treatment says nothing of it', async () => {
    await open('spider-mites');
    expect((await feeding()).dueOn).toBe(today);
  });
});
