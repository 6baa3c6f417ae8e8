import fc from 'fast-check';
import ICAL from 'ical.js';
import { hemisphereOf } from '../src/kernel/hemisphere.js';
import { monthOf } from '../src/kernel/local-date.js';
import { inHemisphere } from '../src/kernel/months.js';
import { dayInWords } from '../src/kernel/spoken-time.js';
import type { Calendar, Today } from '../src/modules/garden/care/care-agenda.js';
import type { CareTask } from '../src/modules/garden/domain/care-task.js';
import type { HealthProblem } from '../src/modules/garden/domain/health-problem.js';
import type { Plant } from '../src/modules/garden/domain/plant.js';
import { CareAgenda } from '../src/modules/garden/index.js';
import { SeasonSweep } from '../src/modules/garden/care/season-sweep.js';
import type { GardenMonth, PlantYearNow } from '../src/modules/garden/year/year.service.js';
import { careCalendar, LibraryRepository } from '../src/modules/library/index.js';
import type { LibraryPlant } from '../src/modules/library/index.js';
import { ReminderMail } from '../src/modules/reminders/reminder-mail.js';
import { ReminderNote } from '../src/modules/reminders/reminder-note.js';
import type { ReminderMessage } from '../src/modules/reminders/reminder-message.repository.js';
import { aPlant } from './any-plant.js';
import type { APlant } from './any-plant.js';
import { startApiWithoutWorker } from './api-without-worker.js';
import type { Api, Person } from './api-without-worker.js';

const hourIn = (timeZone: string) =>
  Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format());
/** One place per hemisphere, and one more; without those where midnight could come while the test runs. */
const ZONES = ['Europe/Berlin', 'Australia/Sydney', 'Asia/Singapore', 'America/Guayaquil'].filter(
  (zone) => hourIn(zone) < 23,
);

/** Everything in the app and its messages that says a date, a status or a number. */
interface Everywhere {
  plants: Plant[];
  pages: Plant[];
  schedules: CareTask[][];
  /** The open problem of each plant, if it has one. */
  problems: (HealthProblem | undefined)[];
  today: Today;
  month: Calendar;
  /** The twelve months of each plant, and what this month has for all of them. */
  years: PlantYearNow[];
  gardenMonth: GardenMonth;
  feed: Map<string, string>;
  mail: string;
  note: string;
  isReminded: boolean;
}

describe('the garden, its pages, its calendar and its messages', () => {
  let api: Api;
  let library: LibraryPlant[];
  beforeAll(async () => {
    api = await startApiWithoutWorker();
    library = await api.app.get(LibraryRepository).list();
  });
  afterAll(() => api.stop());

  const get = async (person: Person, path: string) => (await person.get(path).expect(200)).body;

  async function grow(person: Person, plant: APlant) {
    const { id: libraryId, commonName } = library[plant.species % library.length]!;
    const { watered, outdoors, everyDays, unwell, age } = plant;
    const added = await person.post('/api/plants', { commonName, libraryId, watered, outdoors }).expect(201);
    const { id } = added.body as Plant;
    if (unwell) await fallIll(person, id, unwell);
    await api.sql(
      `update care_events set happened_on = happened_on - $2::int, happened_at = happened_at - $2 * interval '1 day'
        where plant_id = $1`,
      [id, age],
    );
    await api.sql('update care_tasks set starts_on = starts_on - $2::int where plant_id = $1', [id, age]);
    const path = `/api/plants/${id}/schedule`;
    if (everyDays) await person.patch(path, { kind: 'water', everyDays }).expect(200);
    const tasks = (await get(person, path)) as CareTask[];
    for (const { kind } of tasks) await person.patch(path, { kind, active: true }).expect(200);
    for (const { task, answer } of plant.answers) {
      const { id: taskId, kind } = tasks[task % tasks.length]!;
      const isDone = answer === 'done' || answer === 'was-dry';
      const soil = answer === 'was-dry' && kind === 'water' ? 'dry' : undefined;
      const because = answer === 'still-moist' && kind === 'water' ? answer : 'later';
      const [call, body] = isDone ? ['done', { soil }] : ['snooze', { because }];
      await person.post(`/api/care/tasks/${taskId}/${call}`, body).expect(200);
    }
  }

  async function fallIll(person: Person, id: string, unwell: NonNullable<APlant['unwell']>) {
    const path = `/api/plants/${id}/problems`;
    if (unwell.words) await person.patch(`/api/plants/${id}`, { problem: unwell.words }).expect(200);
    if (unwell.complaint) await person.post(path, unwell.complaint).expect(201);
    const [problem] = (await get(person, path)) as HealthProblem[];
    const step =
      unwell.step === 'look'
        ? problem?.steps.find(({ kind }) => kind === 'look')
        : problem?.steps[unwell.step % problem.steps.length];
    const body = unwell.answer === 'snooze' ? { because: 'later' } : {};
    if (step && unwell.answer)
      await person.post(`/api/care/tasks/${step.taskId}/${unwell.answer}`, body).expect(200);
    if (problem && unwell.outcome)
      await person.post(`${path}/${problem.id}/close`, { outcome: unwell.outcome }).expect(200);
  }

  /** Moves to another time zone, with what the worker does then. */
  async function move(person: Person, from: string, timeZone: string) {
    await api.sql('update users set time_zone = $2 where id = $1', [person.id, timeZone]);
    await api.app.get(SeasonSweep).follow({ data: { userId: person.id, from } });
  }

  async function look(person: Person, timeZone: string): Promise<Everywhere> {
    const plants = (await get(person, '/api/plants')) as Plant[];
    const problemsOf = async ({ id }: Plant) =>
      ((await get(person, `/api/plants/${id}/problems`)) as HealthProblem[]).find(
        ({ closedOn }) => !closedOn,
      );
    const today = (await get(person, '/api/care/today')) as Today;
    const gardener = { id: person.id, timeZone };
    const agenda = api.app.get(CareAgenda);
    const news = await agenda.news(person.id, today.date);
    const busy = await agenda.dueAmong([{ userId: person.id, on: today.date }]);
    const { calendarUrl } = (await person.post('/api/reminders/calendar').expect(200)).body;
    const { text } = await api.visitor().get(new URL(calendarUrl).pathname).buffer().expect(200);
    const to = { id: person.id, email: 'r@example.org', firstName: 'Rosa', createdAt: new Date() };
    const message = { ...to, on: today.date } as ReminderMessage;
    const { title, body } = api.app.get(ReminderNote).compose(message, news);
    return {
      plants,
      pages: await Promise.all(plants.map(({ id }) => get(person, `/api/plants/${id}`))),
      schedules: await Promise.all(plants.map(({ id }) => get(person, `/api/plants/${id}/schedule`))),
      problems: await Promise.all(plants.map(problemsOf)),
      today,
      month: await agenda.month(gardener, today.date.slice(0, 7)),
      years: await Promise.all(plants.map(({ id }) => get(person, `/api/plants/${id}/year`))),
      gardenMonth: await get(person, `/api/garden/year?month=${today.date.slice(0, 7)}`),
      feed: eventsOf(text),
      mail: api.app.get(ReminderMail).compose(message, news).text,
      note: `${title}\n${body}`,
      isReminded: busy.has(person.id),
    };
  }

  it('agree on every date, status and number, whatever grows there and was answered', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...ZONES),
        fc.option(fc.constantFrom(...ZONES), { freq: 3 }),
        fc.array(aPlant, { minLength: 1, maxLength: 3 }),
        async (timeZone, from, garden) => {
          const person = await api.signUp({ timeZone: from ?? timeZone });
          for (const plant of garden) await grow(person, plant);
          if (from) await move(person, from, timeZone);
          const all = await look(person, timeZone);
          expect(all.pages).toEqual(all.plants);
          comparePlants(all);
          compareProblems(all);
          compareDays(all);
          compareDates(all);
          compareMonths(all, library, timeZone);
          compareYears(all);
        },
      ),
      { numRuns: 60 },
    );
  }, 240_000);
});

const idsOf = (tasks: { id: string }[]) => tasks.map(({ id }) => id).sort();
const isStep = ({ kind }: { kind: string }) => kind === 'treatment';
const watering = (tasks: CareTask[]) => tasks.filter(({ kind }) => kind === 'water');

/** Status, sentence and numbers of plants, on cards and pages and in Today. */
function comparePlants({ plants, schedules, today }: Everywhere) {
  plants.forEach((plant, index) => {
    const [water] = watering(schedules[index]!);
    expect([plant.waterTaskId, plant.waterDueOn, plant.waterReason]).toEqual([
      water!.id,
      water!.dueOn,
      water!.reason,
    ]);
    const isForgotten = water!.lateOn <= today.date;
    const isCare = plant.problem !== null || isForgotten;
    expect(plant.needsWater).toBe((water!.putOffFrom ?? water!.dueOn) <= today.date);
    expect(plant.status).toBe(isCare ? 'needs-care' : plant.needsWater ? 'needs-water' : 'healthy');
  });
  const thirsty = plants
    .filter(({ needsWater }) => needsWater)
    .map(({ waterTaskId }) => ({ id: waterTaskId! }));
  expect(idsOf(thirsty)).toEqual(idsOf([...watering(today.due), ...watering(today.putOff)]));
  for (const { kind, dueOn, reason } of schedules.flat())
    if (kind === 'water' || !/Do it soon| Next in /.test(reason))
      expect(reason).toContain(` ${dueOn <= today.date ? 'today' : dayInWords(dueOn, today.date)}.`);
}

/** Wherever a sentence says when something is next, that day is yet to come; else it says today. */
function compareDates({ plants, pages, schedules, today: { date, due, putOff, next }, month }: Everywhere) {
  const watering = [...plants, ...pages].map(({ waterReason, waterDueOn }) => [waterReason!, waterDueOn!]);
  const tasks = [...schedules.flat(), ...due, ...putOff, ...next].map(({ reason, dueOn }) => [reason, dueOn]);
  const days = month.days.flatMap((day) => day.tasks.map(({ reason }) => [reason, day.date]));
  for (const [reason, dueOn] of [...watering, ...tasks, ...days] as [string, string][]) {
    if (dueOn > date) expect(reason).not.toMatch(/today/);
    else expect(reason.split(/(?<=\.) /).at(-1)).not.toMatch(/\d| [A-Z][a-z]+ \d{4}/);
  }
}

/** A plant with an open problem is unwell wherever it is shown, and what is left of its plan is in Today. */
function compareProblems({ plants, problems, today, mail, note, feed }: Everywhere) {
  plants.forEach((plant, index) => {
    const problem = problems[index];
    expect(plant.problem).toBe(problem?.title ?? null);
    if (!problem) return;
    expect(plant.status).toBe('needs-care');
    const looks = problem.steps.filter(({ kind, doneOn }) => kind === 'look' && !doneOn);
    expect(looks.map(({ dueOn }) => dueOn)).toEqual([problem.lookAgainOn]);
    for (const text of [mail, note]) expect(text).toContain(`${plant.commonName} (${problem.title}`);
  });
  const left = problems.flatMap((problem) => problem?.steps ?? []).filter(({ doneOn }) => !doneOn);
  const now = left
    .filter(({ dueOn }) => dueOn <= today.date)
    .map(({ taskId: id, dueOn, text }) => ({ id, dueOn, text }));
  const shown = today.due.filter(isStep).map(({ id, dueOn, title }) => ({ id, dueOn, text: title }));
  expect(shown).toHaveLength(now.length);
  expect(shown).toEqual(expect.arrayContaining(now));
  if (problems.some(Boolean))
    for (const text of [mail, note, ...feed.values()]) expect(text).not.toMatch(WELL);
}

/** Words of a garden in which nothing is wrong. */
const WELL = /\b(fine|well|healthy|happy|enjoy|all done|nothing to do)\b/i;

/** What is due today: Today, the calendar, its feed and the mail. */
function compareDays({ schedules, problems, today, month, feed, mail, isReminded }: Everywhere) {
  const { due, putOff, next, date } = today;
  const steps = problems.flatMap((problem) => problem?.steps ?? []);
  const left = steps
    .filter(({ doneOn }) => !doneOn)
    .map((step) => ({ id: step.taskId, active: true, ...step }));
  const all = schedules.flat();
  expect(idsOf(due)).toEqual(idsOf([...all, ...left].filter(({ active, dueOn }) => active && dueOn <= date)));
  for (const task of [...due, ...putOff, ...next])
    if (isStep(task)) expect(left.find(({ id }) => id === task.id)?.dueOn).toBe(task.dueOn);
    else expect(all).toContainEqual(task);
  for (const { dueOn, putOffFrom } of putOff)
    expect([dueOn > date, putOffFrom! <= date]).toEqual([true, true]);
  for (const { dueOn } of next) expect(dueOn > date).toBe(true);
  expect(isReminded).toBe(due.length > 0);
  const ofToday = month.days.find((day) => day.date === date)?.tasks ?? [];
  const isOfNow = ({ isProjected }: { isProjected: boolean }) => !isProjected;
  expect(
    ofToday
      .filter(isOfNow)
      .map(({ taskId }) => taskId)
      .sort(),
  ).toEqual(idsOf(due));
  for (const task of due.filter(isStep)) expect(mail).toContain(task.title!.replace(/\.$/, ''));
  for (const { plantName, reason } of due) {
    expect(mail).toContain(reason);
    expect(mail).toContain(plantName);
    expect(feed.get(date)).toContain(reason);
  }
  for (const day of month.days)
    for (const { taskId, isProjected, reason } of day.tasks) {
      expect(feed.get(day.date)).toContain(reason);
      if (isProjected) continue;
      const { dueOn, reason: own = reason } = [...all, ...left].find(
        ({ id }) => id === taskId,
      ) as Partial<CareTask>;
      expect([day.date, reason]).toEqual([dueOn! < date ? date : dueOn, own]);
    }
}

/** No feeding, repotting or pruning outside the months that the library gives it. */
function compareMonths({ plants, schedules }: Everywhere, library: LibraryPlant[], timeZone: string) {
  const hemisphere = hemisphereOf(timeZone);
  if (hemisphere === 'tropics') return;
  plants.forEach(({ libraryId }, index) => {
    const calendar = careCalendar(library.find(({ id }) => id === libraryId)!);
    for (const { kind, dueOn } of schedules[index]!) {
      if (kind !== 'fertilise' && kind !== 'repot' && kind !== 'prune') continue;
      expect(inHemisphere(calendar[kind]!.months, hemisphere)).toContain(monthOf(dueOn));
    }
  });
}

const BOUND = [
  ['feed', 'fertilise'],
  ['repot', 'repot'],
  ['prune', 'prune'],
] as const;

/** The strip of a plant's year has the months of its dates, and this month's part of the garden is what the calendar has in it. */
function compareYears({ plants, schedules, years, gardenMonth, month }: Everywhere) {
  years.forEach((year, index) => {
    const tasks = schedules[index]!.filter(({ active }) => active);
    if (watering(tasks)[0]!.isOwnRhythm) expect(year.rest).toEqual([]);
    for (const [part, kind] of BOUND) {
      const task = tasks.find((each) => each.kind === kind);
      expect([part, year[part].length > 0]).toEqual([part, task !== undefined]);
      if (task) expect(year[part]).toContain(monthOf(task.dueOn));
    }
  });
  const cold = plants.filter((_, index) => years[index]!.shelter.includes(monthOf(gardenMonth.month)));
  const sheltered = gardenMonth.parts.find(({ part }) => part === 'shelter')?.plants ?? [];
  expect(idsOf(sheltered)).toEqual(idsOf(cold));
  for (const { id } of cold)
    expect(years[plants.findIndex((plant) => plant.id === id)]!.coldNote).toBeTruthy();
  for (const [part, kind] of BOUND) {
    const shown = gardenMonth.parts.find((each) => each.part === part)?.plants ?? [];
    const dated = month.days.flatMap(({ tasks }) => tasks).filter((task) => task.kind === kind);
    expect([part, idsOf(shown)]).toEqual([part, [...new Set(dated.map(({ plantId }) => plantId))].sort()]);
  }
}

/** The events of a calendar feed: day and description. */
const eventsOf = (text: string) =>
  new Map(
    new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component))
      .map((event) => [event.startDate.toString(), event.description]),
  );
