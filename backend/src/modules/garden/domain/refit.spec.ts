import type { TaskState } from './care-task.js';
import { followedWords, refit } from './refit.js';
import type { ChangedGuide } from './refit.js';
import { ownRhythm, rhythmsOf } from './rhythms.js';
import type { KnownCare } from './rhythms.js';
import type { Rhythm } from './situation.js';

const FERN: KnownCare = {
  waterIntervalDays: 4,
  winterIntervalDays: 7,
  fertilise: { months: [4, 5, 6], everyDays: 30, everyYears: 1 },
  repot: null,
  prune: null,
  mistDays: 3,
  rests: [11, 12, 1, 2],
  isHardy: false,
};
const INDOORS = { waterNeeds: 'Weekly', outdoors: false };

describe('a plant whose guide has changed', () => {
  const changedTo = (care: Partial<KnownCare>, before: KnownCare | null = FERN): ChangedGuide => ({
    id: 'fern',
    care: { ...FERN, ...care },
    waterNeeds: 'Weekly',
    before: { care: before, waterNeeds: 'Weekly' },
  });
  const task = (rhythm: Rhythm, state: Partial<TaskState> = {}): TaskState => ({
    ...rhythm,
    id: rhythm.kind,
    plantId: 'plant',
    title: null,
    active: true,
    offByMove: false,
    startsOn: '2026-03-01',
    closesOn: null,
    conditions: { light: null, potCm: null },
    answers: [],
    ...state,
  });
  const tasks = (plant = INDOORS) =>
    rhythmsOf(plant.waterNeeds, plant.outdoors, FERN).map((rhythm) => task(rhythm));
  const kinds = (of: { kind: string }[]) => of.map(({ kind }) => kind);

  it('has nothing changed where the guide asks for the same', () => {
    expect(refit(INDOORS, tasks(), changedTo({}))).toEqual({ changed: [], added: [] });
  });

  it('is dated again outdoors where the cold asks for something else now, by the rhythm that it has', () => {
    const outdoors = { ...INDOORS, outdoors: true };
    const [ends, before] = [changedTo({ cold: 'end' }), tasks(outdoors)];
    expect(refit(outdoors, before, ends).changed).toMatchObject([
      { kind: 'water', cold: 'end', growingDays: 4 },
      { kind: 'fertilise', cold: 'end' },
    ]);
    expect(refit(INDOORS, tasks(), ends).changed).toEqual([]);
    const potted = refit(outdoors, before, changedTo({ pottedDays: 20 }));
    expect(kinds(potted.changed)).toEqual(['water', 'fertilise']);
    const harvested = changedTo({ harvest: { weeks: 8, months: [7] } });
    expect(kinds(refit(outdoors, before, harvested).changed)).toEqual(['water', 'fertilise']);
    expect(refit(INDOORS, tasks(), harvested).changed).toEqual([]);
    const same = { ...FERN, cold: 'end' as const };
    expect(refit(outdoors, before, changedTo({ cold: 'end' }, same)).changed).toEqual([]);
  });

  it('has the tasks changed of which the guide says something else, and no others', () => {
    const { changed } = refit(INDOORS, tasks(), changedTo({ winterIntervalDays: 12 }));
    expect(changed).toMatchObject([{ kind: 'water', growingDays: 4, restingDays: 12, active: true }]);
    const months = changedTo({ fertilise: { months: [5, 6], everyDays: 30, everyYears: 1 } });
    expect(refit(INDOORS, tasks(), months).changed).toMatchObject([{ kind: 'fertilise', months: [5, 6] }]);
  });

  it('keeps a rhythm of the gardener’s own, and a task off that they turned off', () => {
    const mine = [task(ownRhythm('water', 9)), task(ownRhythm('mist', 2))];
    const all = refit(INDOORS, mine, changedTo({ waterIntervalDays: 5, mistDays: null }));
    expect([kinds(all.changed), kinds(all.added)]).toEqual([[], ['fertilise']]);
    const off = tasks().map((each) => ({ ...each, active: false }));
    const { changed } = refit(INDOORS, off, changedTo({ waterIntervalDays: 5, mistDays: null }));
    expect(changed).toMatchObject([{ kind: 'water', growingDays: 5, active: false }]);
  });

  it('has what is not done where it stands off, as before', () => {
    const outdoors = { ...INDOORS, outdoors: true };
    const off = tasks().map((each) =>
      each.kind === 'mist' ? { ...each, active: false, offByMove: true } : each,
    );
    expect(refit(outdoors, off, changedTo({ mistDays: 5 })).changed).toEqual([]);
  });

  it('ends what only the guide before asked for; where that is not known, nothing', () => {
    const ended = refit(INDOORS, tasks(), changedTo({ mistDays: null })).changed;
    expect(ended).toMatchObject([{ kind: 'mist', active: false, offByMove: true }]);
    expect(refit(INDOORS, tasks(), changedTo({ mistDays: null }, null)).changed).toEqual([]);
    const again = refit(INDOORS, ended, changedTo({})).changed;
    expect(again).toMatchObject([{ kind: 'mist', active: true, offByMove: false }]);
  });

  it('keeps a watering in words of its gardener, but not one of the guide beside such words', () => {
    const guide = changedTo({ waterIntervalDays: 5 });
    const monthly = { ...INDOORS, waterNeeds: 'Monthly' };
    const [water, ...others] = tasks();
    const worded = { ...water!, growingDays: 30, restingDays: 30 };
    expect(refit(monthly, [worded, ...others], guide).changed).toEqual([]);
    expect(kinds(refit(monthly, [water!, ...others], guide).changed)).toEqual(['water']);
  });

  it('has the words about watering of the guide, unless its gardener chose others', () => {
    const guide = { ...changedTo({}), waterNeeds: 'Bi-weekly' };
    expect(followedWords(INDOORS, guide)).toBe('Bi-weekly');
    expect(followedWords({ ...INDOORS, waterNeeds: 'Daily' }, guide)).toBe('Daily');
  });
});
