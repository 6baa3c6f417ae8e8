import { anEntry, aProblem, aTask, lily, TODAY } from '../../../test/plant-samples';
import type { CalendarDto, CareTaskDto, TodayDto } from '../../shared/api/api';
import type { WaitingWrite } from '../../shared/offline/waiting-write';
import { asDone } from './as-done';

const AT = `${TODAY}T10:00:00.000Z`;
const feed = aTask({ id: 'feed-task', kind: 'fertilise', reason: 'Every 20 days. Next on 1 March.' });
const day: TodayDto = { date: TODAY, due: [aTask(), feed], putOff: [], done: [], next: [] };
const occurrence = (id: string, isProjected = false) => {
  const { plantId, plantName, kind, title, reason } = aTask();
  return { taskId: id, plantId, plantName, kind, title, reason, isProjected };
};
const month: CalendarDto = {
  month: '2026-11',
  today: TODAY,
  days: [
    { date: '2026-11-18', tasks: [occurrence('water-task'), occurrence('feed-task')], done: [] },
    { date: '2026-11-28', tasks: [occurrence('water-task', true)], done: [] },
  ],
};
/** What the server has answered to each call that speaks of the lily. */
const answers = {
  gardenPlants: [lily, { ...lily, id: 'other', waterTaskId: 'other-task' }],
  getPlant: lily,
  getPlantSchedule: [aTask(), feed],
  getCareToday: day,
  getCareCalendar: month,
};

const write = (answer = 'was-dry', more: Partial<WaitingWrite> = {}): WaitingWrite => ({
  key: 'key',
  owner: lily.userId,
  at: AT,
  plantId: lily.id,
  plantName: lily.commonName,
  url: '',
  body: {},
  task: { id: 'water-task', kind: 'water', title: null, answer, on: TODAY },
  ...more,
});
const all = (writes: WaitingWrite[], from: object = answers) =>
  Object.fromEntries(
    Object.entries(from).map(([call, data]) => [call, asDone(call, data as unknown, writes)]),
  ) as typeof answers;

const isDue = ({ id, dueOn }: CareTaskDto) => id === 'water-task' && dueOn <= '2027-12-31';

describe('what waits for the network', () => {
  it.each(['was-dry', 'done', 'still-moist', 'later'])('is asked for by no place again: %s', (answer) => {
    const { gardenPlants, getPlant, getPlantSchedule, getCareToday, getCareCalendar } = all([write(answer)]);
    expect(gardenPlants[0]).toEqual(getPlant);
    // What is put off needs water as before, on another day.
    expect(getPlant).toMatchObject({ waterDueOn: null, needsWater: answer === 'later' });
    expect(getPlantSchedule.some(isDue)).toBe(false);
    expect(getCareToday.due).toEqual([feed]);
    const said = 'Every week. We’ll work out the next date when you’re back online.';
    expect([getPlant.waterReason, getPlantSchedule[0]!.reason]).toEqual([said, said]);
    const tasks = getCareCalendar.days.flatMap((each) => each.tasks);
    expect(tasks.map(({ taskId, isProjected }) => [taskId, isProjected])).toEqual([
      ['feed-task', false],
      ['water-task', true],
    ]);
    const noted = { id: 'kept key', answer, happenedOn: TODAY };
    expect(getCareToday.done).toEqual([expect.objectContaining(noted)]);
    expect(getCareCalendar.days.find(({ date }) => date === TODAY)?.done).toEqual(getCareToday.done);
  });

  it('is a watering only where it was one', () => {
    expect(all([write()]).getPlant).toMatchObject({ lastWatered: AT, status: 'healthy' });
    expect(all([write()]).getPlantSchedule[0]!.lastDoneOn).toBe(TODAY);
    for (const answer of ['still-moist', 'later']) {
      expect(all([write(answer)]).getPlant).toMatchObject({ lastWatered: null, status: 'needs-water' });
      expect(all([write(answer)]).getPlantSchedule[0]!.lastDoneOn).toBe('2026-11-11');
    }
    const unwell = { getPlant: { ...lily, problem: 'Root rot' } };
    expect(all([write()], unwell).getPlant.status).toBe('needs-care');
  });

  it('changes nothing a second time, however much of it there is', () => {
    const early = write('done', { key: 'early', at: `${TODAY}T08:00:00.000Z` });
    const writes = [early, write('still-moist', { key: 'moist' }), write()];
    const once = all(writes);
    const twice = all(writes, once);
    for (const call of Object.keys(answers) as (keyof typeof answers)[]) expect(twice[call]).toBe(once[call]);
    expect(once.getPlant.lastWatered).toBe(AT);
  });

  it('changes nothing of other plants and tasks, of a journal entry, and once it was refused', () => {
    const { gardenPlants, getPlantSchedule } = all([write()]);
    expect(gardenPlants[1]).toBe(answers.gardenPlants[1]);
    expect(getPlantSchedule[1]).toBe(feed);
    const others = [write('done', { task: undefined, text: 'A bud' }), write('done', { refusal: 'No.' })];
    expect(all(others)).toEqual(answers);
    expect(asDone('getReminders', lily, [write()])).toBe(lily);
  });

  it('is in the journal of its plant, in its place, and says that it waits', () => {
    URL.createObjectURL = () => 'blob:bud';
    const [later, before] = [
      anEntry('later', { createdAt: `${TODAY}T11:00:00.000Z` }),
      anEntry('before', { createdAt: `${TODAY}T09:00:00.000Z` }),
    ];
    const journal = { pages: [{ rows: [later, before], next: 'more' }, { rows: [] }], pageParams: [''] };
    const body = { careActions: ['water'], imageUrl: null };
    const photo = new Blob(['bud']);
    const note = write('done', { task: undefined, text: 'A bud', body, photo });
    const written = asDone('journal', journal, [note, { ...note, key: 'no', refusal: 'No.' }], lily.id);
    const { pages } = written;
    expect(pages[0]!.rows.map(({ id }) => id)).toEqual(['later', 'kept key', 'before']);
    const entry = {
      ...{ content: 'A bud', imageUrl: 'blob:bud', careActions: ['water'], createdAt: AT },
      ...{ source: 'journal', waits: 'Waits on this device for the network.' },
    };
    expect(pages[0]!.rows[1]).toMatchObject(entry);
    expect(asDone('journal', written, [note], lily.id)).toBe(written);
    expect(asDone('journal', journal, [note], 'other')).toBe(journal);
    expect(asDone('journal', journal, [write()], lily.id)).toBe(journal);
  });

  it('for an earlier day is the last watering, unless it was watered since', () => {
    const yesterday = write('done', {
      at: '2026-11-20T11:00:00.000Z',
      task: { id: 'water-task', kind: 'water', title: null, answer: 'done', on: '2026-11-20' },
    });
    expect(all([yesterday]).getPlant.lastWatered).toBe('2026-11-20T11:00:00.000Z');
    expect(all([yesterday]).getPlantSchedule[0]!.lastDoneOn).toBe('2026-11-20');
    const task = { ...aTask(), lastDoneOn: TODAY };
    const since = {
      getPlant: { ...lily, lastWatered: AT },
      getPlantSchedule: [task],
      getCareToday: { ...day, due: [], next: [task] },
    };
    const { getPlant, getPlantSchedule, getCareToday } = all([yesterday], since);
    expect(getPlant).toBe(since.getPlant);
    expect(getPlantSchedule).toBe(since.getPlantSchedule);
    expect(getCareToday.next).toEqual([task]);
  });

  it('promises no next day where no watering is planned', () => {
    const unplanned = { ...lily, waterTaskId: null, waterDueOn: null, waterReason: null, needsWater: false };
    const task = { id: null, kind: 'water', answer: 'done', on: TODAY };
    expect(asDone('getPlant', unplanned, [write('done', { task })])).toMatchObject({
      lastWatered: AT,
      waterReason: null,
    });
  });

  it('ticks a step of a plan, which was done only where the answer says so', () => {
    const problems = [aProblem(), aProblem({ id: 'old', steps: [] })];
    const step = (answer: string) =>
      write(answer, { task: { id: 'rinse', kind: 'treatment', answer, on: TODAY } });
    const ticked = asDone('listPlantProblems', problems, [step('done')]);
    expect(ticked[0]!.steps.map(({ doneOn }) => doneOn)).toEqual(['2026-11-20', TODAY, null, null]);
    expect(ticked[1]).toBe(problems[1]);
    expect(asDone('listPlantProblems', ticked, [step('done')])).toBe(ticked);
    for (const how of ['still-moist', 'later'])
      expect(asDone('listPlantProblems', problems, [step(how)])).toBe(problems);
    expect(asDone('listPlantProblems', problems, [write()])).toBe(problems);
  });

  it('is no care of one’s own garden where it was done in that of another person', () => {
    const elsewhere = write('done', {
      url: '/api/care/tasks/rinse/done?garden=otto',
      task: { id: 'rinse', kind: 'treatment', answer: 'done', on: TODAY },
    });
    expect(asDone('getCareToday', day, [elsewhere])).toBe(day);
    expect(asDone('getCareCalendar', month, [elsewhere])).toBe(month);
    const [problem] = asDone('listPlantProblems', [aProblem()], [elsewhere]);
    expect(problem!.steps[1]!.doneOn).toBe(TODAY);
  });

  it('is not said to be done today where it was done on a day before', () => {
    const before = write('done', {
      task: { id: 'water-task', kind: 'water', answer: 'done', on: '2026-11-20' },
    });
    expect(all([before]).getCareToday).toMatchObject({ due: [feed], done: [] });
  });
});
