import { hemisphereOf } from '../src/kernel/hemisphere.js';
import { speaking } from '../src/kernel/languages/language.js';
import { addDays, localDateOf, monthOf } from '../src/kernel/local-date.js';
import { inHemisphere } from '../src/kernel/months.js';
import { LocalAssistant } from '../src/modules/chat/assistant/local-assistant.js';
import { Knowledge } from '../src/modules/chat/knowledge.js';
import { GuideSweep } from '../src/modules/garden/care/guide-sweep.js';
import { SeasonSweep } from '../src/modules/garden/care/season-sweep.js';
import type { CareTask } from '../src/modules/garden/domain/care-task.js';
import type { PlantYear } from '../src/modules/garden/domain/garden-year.js';
import type { Plant } from '../src/modules/garden/domain/plant.js';
import { CareAgenda } from '../src/modules/garden/index.js';
import { startApiWithoutWorker } from './api-without-worker.js';
import type { Api, Person } from './api-without-worker.js';

const isColdIn = (timeZone: string) =>
  inHemisphere([11, 12, 1, 2], hemisphereOf(timeZone)).includes(monthOf(localDateOf(new Date(), timeZone)));
/** Where it is cold now, if anywhere, and where it is not. */
const PLACES = ['Europe/Berlin', 'Australia/Sydney'];
const COLD = PLACES.filter(isColdIn);
const WARM = [...PLACES.filter((zone) => !isColdIn(zone)), 'Asia/Singapore'];
const OVER = /^Outdoors the cold ends its season: move it to past plants, or check it around .*\.$/;
/** A lettuce may have been harvested before the cold came. */
const OVER_OR_HARVESTED =
  /^(Outdoors the cold ends its season:|Once it is harvested,) move it to past plants, or check it around .*\.$/;

/** In spring and autumn it is cold in neither place; `domain/cold-dates.spec.ts` asks the rules about every day. */
const whereCold = (what: string, holds: (timeZone: string) => Promise<void>) =>
  it(what, async () => {
    for (const timeZone of COLD) await holds(timeZone);
  });

describe('a plant that is grown for one season', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());

  /** Watered for the last time long before the cold, and seen as the sweep leaves it. */
  async function grown(timeZone: string, commonName: string, outdoors?: boolean) {
    const person = await api.signUp({ timeZone });
    const { body } = await person.post('/api/plants', { commonName, watered: 'today', outdoors }).expect(201);
    const { id } = body as Plant;
    await api.sql(
      `update care_events set happened_on = happened_on - 150, happened_at = happened_at - interval '150 days' where plant_id = $1`,
      [id],
    );
    await api.sql('update care_tasks set starts_on = starts_on - 150 where plant_id = $1', [id]);
    await dateAgain(person, timeZone);
    return { person, id, timeZone };
  }
  const dateAgain = ({ id: userId }: Person, timeZone: string) => {
    const from = timeZone === 'Asia/Singapore' ? 'Europe/Berlin' : 'Asia/Singapore';
    return api.app.get(SeasonSweep).follow({ data: { userId, from } });
  };
  const page = async ({ person, id }: { person: Person; id: string }) =>
    (await person.get(`/api/plants/${id}`).expect(200)).body as Plant;
  const todayOf = async (person: Person) =>
    (await person.get('/api/care/today').expect(200)).body as { date: string; due: CareTask[] };
  const expert = (person: Person, timeZone: string, content: string) =>
    new LocalAssistant(api.app.get(Knowledge, { strict: false }))
      .answer({ id: person.id, timeZone }, [{ role: 'user', content }])
      .then(({ text }) => text);

  it.each(COLD)(
    'is asked for nothing in %s, in no place that says dates, and each says why',
    async (timeZone) => {
      for (const name of ['Tomato', 'Basil', 'Lettuce', 'Sunflower', 'Zinnia']) {
        const plant = await grown(timeZone, name);
        const { person } = plant;
        const { date, due } = await todayOf(person);
        expect(due).toEqual([]);
        const shown = await page(plant);
        expect(shown).toMatchObject({ status: 'healthy', needsWater: false });
        expect(shown.waterNext).toMatch(name === 'Lettuce' ? OVER_OR_HARVESTED : OVER);
        const [listed] = (await person.get('/api/plants').expect(200)).body as Plant[];
        expect(listed!.waterNext).toBe(shown.waterNext);
        const agenda = api.app.get(CareAgenda);
        expect(await agenda.dueAmong([{ userId: person.id, on: date }])).toEqual(new Set());
        expect(
          await agenda.upcoming({ id: person.id, timeZone }, date, addDays(shown.waterDueOn!, -1)),
        ).toEqual([]);
        expect(await expert(person, timeZone, `When do I water my ${name.toLowerCase()}?`)).toContain(
          shown.waterNext,
        );
      }
    },
  );

  it.each(COLD)(
    'goes on in %s once its gardener says that it grows, or moves it indoors',
    async (timeZone) => {
      const plant = await grown(timeZone, 'Tomato');
      const { person, id } = plant;
      const tasks = (await person.get(`/api/plants/${id}/schedule`).expect(200)).body as CareTask[];
      const water = tasks.find(({ kind }) => kind === 'water')!;
      await person.post(`/api/care/tasks/${water.id}/done`, {}).expect(200);
      const { date } = await todayOf(person);
      const shown = await page(plant);
      expect(shown.waterDueOn! <= addDays(date, 8)).toBe(true);
      expect(shown.waterNext).toMatch(/^Check it around /);
      const other = await grown(timeZone, 'Tomato');
      await other.person.patch(`/api/plants/${other.id}`, { outdoors: false }).expect(200);
      expect(await page(other)).toMatchObject({ needsWater: true });
      await other.person.patch(`/api/plants/${other.id}`, { outdoors: true }).expect(200);
      expect((await page(other)).waterNext).toMatch(OVER);
    },
  );

  it.each(COLD)(
    'goes on in %s while a treatment is open that was begun in the cold, and no place says that its season is over',
    async (timeZone) => {
      const plant = await grown(timeZone, 'Tomato');
      const { person, id } = plant;
      const over = await page(plant);
      expect(over.waterNext).toMatch(OVER);
      const { body } = await person.post(`/api/plants/${id}/problems`, { diagnosis: 'aphids' }).expect(201);
      const { due } = await todayOf(person);
      expect(due.map(({ kind }) => kind)).toContain('water');
      const schedule = (await person.get(`/api/plants/${id}/schedule`).expect(200)).body as CareTask[];
      const said = [...due, ...schedule].map(({ reason }) => reason);
      expect([...said, (await page(plant)).waterNext].filter((words) => OVER.test(words!))).toEqual([]);
      expect([...due, ...schedule].some(({ isSeasonOver }) => isSeasonOver)).toBe(false);
      await dateAgain(person, timeZone);
      expect((await page(plant)).waterNext).toBe('Check it today.');
      await person.post(`/api/plants/${id}/problems/${body.id}/close`, { outcome: 'mistaken' }).expect(200);
      expect((await page(plant)).waterNext).toBe(over.waterNext);
    },
  );

  it.each(COLD)(
    'is no longer due in %s either where an older version left its date open',
    async (timeZone) => {
      const plant = await grown(timeZone, 'Tomato');
      await api.sql(
        `update care_tasks set due_on = current_date - 60, late_on = current_date - 40, closes_on = null
        where plant_id = $1 and kind = 'water'`,
        [plant.id],
      );
      await api.sql(`update plant_library set care = care - 'cold' where slug = 'tomato'`);
      await api.sql('delete from guide_changes');
      await api.sql(`update plant_library set care = care || '{"cold": "end"}' where slug = 'tomato'`);
      expect((await todayOf(plant.person)).due.map(({ kind }) => kind)).toEqual(['water']);
      await api.app.get(GuideSweep, { strict: false }).sweep();
      expect((await todayOf(plant.person)).due).toEqual([]);
      expect((await page(plant)).waterNext).toMatch(OVER);
    },
  );

  whereCold('is said to be over also to programs, with its watering only', async (timeZone) => {
    const { person, id } = await grown(timeZone, 'Basil');
    const tasks = (await person.get(`/api/plants/${id}/schedule`).expect(200)).body as CareTask[];
    expect(tasks.map(({ kind, isSeasonOver }) => [kind, isSeasonOver])).toEqual(
      expect.arrayContaining([
        ['water', true],
        ['fertilise', false],
      ]),
    );
    const { dueOn } = tasks.find(({ kind }) => kind === 'water')!;
    for (const task of tasks) expect(task.dueOn >= dueOn).toBe(true);
  });

  whereCold('is said to belong to past plants to nobody who cannot move it there', async (timeZone) => {
    const { person, id } = await grown(timeZone, 'Tomato');
    const member = await api.signUp({ timeZone });
    await api.sql(`insert into garden_members (owner_id, member_id, may) values ($1, $2, 'tick')`, [
      person.id,
      member.id,
    ]);
    const noteFor = async (reader: Person) =>
      (await reader.get(`/api/plants/${id}/year?garden=${person.id}`).expect(200)).body.coldNote as string;
    expect(await noteFor(person)).toContain('past plants');
    expect(await noteFor(member)).toBeNull();
  });

  whereCold('rests until spring where it is a tender tuber, dug up or not', async (timeZone) => {
    const plant = await grown(timeZone, 'Dahlia');
    const { person, id } = plant;
    const rests = /It rests until around|: it rests until around/;
    const spring = timeZone === 'Europe/Berlin' ? '-04-' : '-10-';
    const restsNow = async () => {
      expect((await todayOf(person)).due).toEqual([]);
      const shown = await page(plant);
      expect([shown.waterNext, shown.waterDueOn]).toEqual([
        expect.stringMatching(rests),
        expect.stringContaining(spring),
      ]);
      const { rest } = (await person.get(`/api/plants/${id}/year`).expect(200)).body as PlantYear;
      expect(rest).toHaveLength(5);
    };
    await restsNow();
    await person.patch(`/api/plants/${id}`, { outdoors: false }).expect(200);
    await restsNow();
    expect((await page(plant)).waterNext).not.toContain('Dig it up');
  });

  it.each(WARM)('keeps its dates in %s now', async (timeZone) => {
    const plant = await grown(timeZone, 'Tomato');
    expect(await page(plant)).toMatchObject({ needsWater: true });
    expect((await todayOf(plant.person)).due.some(({ kind }) => kind === 'water')).toBe(true);
  });

  whereCold('says so in the language of its reader', async (timeZone) => {
    const plant = await grown(timeZone, 'Tomato');
    const said = await speaking('de', () => expert(plant.person, timeZone, 'Wann gieße ich meine Tomate?'));
    expect(said).toContain('Draußen endet ihre Saison mit der Kälte');
  });
});
