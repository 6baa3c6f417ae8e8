import { PROBLEMS } from '@leaflore/doctor';
import { startApiWithoutWorker } from '../../../../test/api-without-worker.js';
import type { Api, Person } from '../../../../test/api-without-worker.js';
import { zoneAtNoon } from '../../../../test/gardeners.js';
import { addDays, localDateOf } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import type { CareTask } from '../domain/care-task.js';
import { KEEPS_DRY, REPOTTED_DAYS, REPOTTING } from '../domain/held-back.js';

describe('what a treatment shares with the care of its plant', () => {
  let api: Api;
  let rosa: Person;
  let today: LocalDate;
  let id: string;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    const timeZone = zoneAtNoon();
    rosa = await api.signUp({ timeZone });
    today = localDateOf(new Date(), timeZone);
    ({ id } = (await rosa.post('/api/plants', { commonName: 'Ivy' }).expect(201)).body);
  });

  /** Due today, in every season. */
  async function dueToday(kind: string, everyDays: number) {
    await rosa.patch(`/api/plants/${id}/schedule`, { kind, everyDays }).expect(200);
    await api.sql(`update care_tasks set starts_on = starts_on - $2::int where plant_id = $1 and kind = $3`, [
      id,
      everyDays,
      kind,
    ]);
    const { body } = await rosa.post(`/api/plants/${id}/problems`, { diagnosis: 'spider-mites' }).expect(201);
    await rosa.delete(`/api/plants/${id}/problems/${body.id}`).expect(204);
    expect((await care(kind)).dueOn).toBe(today);
  }
  const care = async (kind: string) =>
    ((await rosa.get(`/api/plants/${id}/schedule`).expect(200)).body as CareTask[]).find(
      (task) => task.kind === kind,
    )!;
  const open = async (diagnosis: string) =>
    (await rosa.post(`/api/plants/${id}/problems`, { diagnosis }).expect(201)).body;
  const step = async (text: RegExp) => {
    const [problem] = (await rosa.get(`/api/plants/${id}/problems`).expect(200)).body;
    return problem.steps.find((each: { text: string }) => text.test(each.text));
  };
  const done = async (taskId: string) =>
    (await rosa.post(`/api/care/tasks/${taskId}/done`, {}).expect(200)).body.eventId as string;
  const undo = (eventId: string) => rosa.delete(`/api/care/events/${eventId}`).expect(204);

  it('is its repotting: asked for once, and done for both with one tick', async () => {
    await dueToday('repot', 365);
    await open('root-rot');
    const repotting = await care('repot');
    expect(repotting.dueOn).toBe(addDays(today, REPOTTED_DAYS));
    const pot = await step(/^Pot it/);
    const eventId = await done(pot.taskId);
    expect(await care('repot')).toMatchObject({ lastDoneOn: today, dueOn: addDays(today, 365) });
    await undo(eventId);
    expect(await care('repot')).toEqual(repotting);
    expect(await step(/^Pot it/)).toEqual(pot);
  });

  it('is done for both also where the repotting of its care is ticked', async () => {
    await dueToday('repot', 365);
    await open('root-rot');
    const [repotting, pot] = [await care('repot'), await step(/^Pot it/)];
    const eventId = await done(repotting.id);
    expect((await step(/^Pot it/)).doneOn).toBe(today);
    await undo(eventId);
    expect(await step(/^Pot it/)).toEqual(pot);
    expect(await care('repot')).toEqual(repotting);
  });

  it('comes back where the treatment ends without it, and is no matter of other steps', async () => {
    await dueToday('repot', 365);
    const { id: problemId } = await open('root-rot');
    const other = await step(/cut off all brown/);
    await done(other.taskId);
    expect((await care('repot')).lastDoneOn).toBeNull();
    await rosa.post(`/api/plants/${id}/problems/${problemId}/close`, { outcome: 'better' }).expect(200);
    expect((await care('repot')).dueOn).toBe(today);
  });

  it('is no misting while the leaves are to be kept dry', async () => {
    await dueToday('mist', 3);
    const { id: problemId } = await open('anthracnose');
    expect((await care('mist')).dueOn).toBe(addDays(today, 30));
    await rosa.post(`/api/plants/${id}/problems/${problemId}/close`, { outcome: 'better' }).expect(200);
    expect((await care('mist')).dueOn).toBe(today);
  });

  it('is named for every treatment that says so', () => {
    const repots = PROBLEMS.flatMap(({ id: problem, steps }) =>
      steps.flatMap(({ text }, index) =>
        /^(Pot it|Repot|Give it fresh compost)/.test(text) ? [[problem, `step-${index + 1}-`]] : [],
      ),
    );
    expect(Object.fromEntries(repots)).toEqual(REPOTTING);
    const dry = PROBLEMS.filter(({ steps, avoid }) =>
      /Do not mist|Stop misting|leaves dry/.test([...steps.map(({ text }) => text), avoid].join(' ')),
    );
    expect(dry.map(({ id: problem }) => problem).sort()).toEqual([...KEEPS_DRY].sort());
  });
});
