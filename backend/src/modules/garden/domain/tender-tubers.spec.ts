import fc from 'fast-check';
import { hemisphereOf } from '../../../kernel/hemisphere.js';
import { addDays, monthOf } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { inHemisphere } from '../../../kernel/months.js';
import { readSeed } from '../../../setup/migrate-and-seed.js';
import { careFacts } from '../../library/index.js';
import type { CareAnswer } from './care-kind.js';
import { dueOf } from './gardener.js';
import { wateringWords } from './plant.js';
import { sentencesOn } from './rhythm-words.js';
import { ownRhythm, rhythmsOf } from './rhythms.js';
import type { Rhythm } from './situation.js';

const NORTH = 'Europe/Berlin';
const SOUTH = 'Australia/Sydney';
const TUBERS = readSeed().filter((plant) => careFacts(plant).cold === 'dig-up');

function wateringOf(slug: string, outdoors = true): Rhythm {
  const plant = TUBERS.find((each) => each.slug === slug)!;
  const [water] = rhythmsOf(plant.waterNeeds, outdoors, careFacts(plant));
  return water!;
}

const conditions = { light: null, potCm: null };
const due = (timeZone: string, today: LocalDate, answers: CareAnswer[], rhythm: Rhythm) =>
  dueOf({ id: '', timeZone }, { ...rhythm, conditions, startsOn: '2024-03-01', answers }, today);
const watered = (on: string): CareAnswer => ({ answer: 'done', on });

describe('a tender tuber', () => {
  const dahlia = wateringOf('dahlia');
  const answers = [watered('2026-10-28')];
  const said = (zone: string, today: LocalDate, rhythm = dahlia, given = answers) => {
    const { dueOn, closesOn, reason } = due(zone, today, given, rhythm);
    return { dueOn, closesOn, next: sentencesOn(reason, dueOn, today).next };
  };

  it('rests from the cold until spring, and is said to be dug up', () => {
    const rests = {
      dueOn: '2027-04-01',
      closesOn: '2027-10-31',
      next: 'Dig it up before the ground freezes: it rests until around 1 April 2027.',
    };
    expect(said(NORTH, '2026-11-01')).toEqual({ ...rests });
    expect(said(NORTH, '2027-04-01').next).toBe('Its rest is over: check it today.');
    expect(said(SOUTH, '2026-05-01', dahlia, [watered('2026-04-28')]).dueOn).toBe('2026-10-02');
  });

  it('is said to be dug up also where it was last watered in summer, and not where it is added in winter', () => {
    const next = 'Dig it up before the ground freezes: it rests until around 4 April 2027.';
    expect(said(NORTH, '2026-11-01', dahlia, [watered('2026-09-20')]).next).toBe(next);
    const { reason } = dueOf(
      { id: '', timeZone: NORTH },
      { ...dahlia, conditions, startsOn: '2027-01-10', answers: [] },
      '2027-01-10',
    );
    expect(reason).toBe('Every 4 days in spring. It rests until around 4 April.');
  });

  it('is said to rest and no more, once the ground may be frozen; how often it drinks, when its rest is over', () => {
    const { dueOn, reason } = due(NORTH, '2026-11-01', answers, dahlia);
    const on = (today: LocalDate) => sentencesOn(reason, dueOn, today);
    expect(on('2026-11-30').reason).toBe(
      'Last watered on 28 October. Dig it up before the ground freezes: it rests until around 1 April 2027.',
    );
    expect(on('2026-12-01').reason).toBe('Last watered on 28 October. It rests until around 1 April 2027.');
    expect(on('2027-04-01').reason).toBe(
      'Every 4 days in spring. Last watered on 28 October. Its rest is over: check it today.',
    );
    const page = (today: LocalDate) =>
      wateringWords({ waterReason: reason, waterDueOn: dueOn }, { today, mayArchive: true });
    expect([page('2027-03-31').waterRhythm, page('2027-04-01').waterRhythm]).toEqual([
      null,
      'Every 4 days in spring',
    ]);
    // A card that is printed in winter says it, as it is for the whole year.
    expect(on('2027-01-10').rhythm).toBe('Every 4 days in spring');
    const south = due(SOUTH, '2026-05-01', [watered('2026-04-28')], dahlia);
    const said = (today: LocalDate) => sentencesOn(south.reason, south.dueOn, today).next;
    expect(said('2026-05-31')).toMatch(/^Dig it up before the ground freezes: it rests/);
    expect(said('2026-06-01')).toBe('It rests until around 2 October.');
  });

  it('rests also once it was dug up and stands indoors', () => {
    const indoors = wateringOf('dahlia', false);
    const { dueOn, next } = said(NORTH, '2026-11-20', indoors);
    expect([dueOn, next]).toEqual(['2027-04-01', 'It rests until around 1 April 2027.']);
    const before = said(NORTH, '2026-10-20', indoors, [watered('2026-10-20')]);
    expect(before.next).toBe('Check it around 24 October.');
  });

  it('drinks in winter where none is known, and by a rhythm that its gardener chose', () => {
    expect(said('Asia/Kolkata', '2026-11-20').dueOn < '2027-01-20').toBe(true);
    const own = { ...ownRhythm('water', 7), cold: 'dig-up' as const };
    expect(said(NORTH, '2026-11-01', own).dueOn).toBe('2026-11-04');
  });

  it('has no date in its rest, whatever was answered', () => {
    expect(TUBERS.map(({ slug }) => slug)).toEqual(['canna-lily', 'dahlia', 'gladiolus', 'tuberous-begonia']);
    const day = fc.integer({ min: 61, max: 1500 }).map((days) => addDays('2024-01-01', days));
    const answer = fc.constantFrom(
      'done' as const,
      'was-dry' as const,
      'still-moist' as const,
      'later' as const,
    );
    const said = fc.record({ answer, on: day, days: fc.option(fc.integer({ min: 1, max: 14 })) });
    const answers = fc
      .array(said, { maxLength: 8 })
      .map((list) => list.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0)));
    fc.assert(
      fc.property(
        answers,
        day,
        fc.boolean(),
        fc.constantFrom(NORTH, SOUTH),
        (given, today, outdoors, zone) => {
          const rest = inHemisphere([11, 12, 1, 2, 3], hemisphereOf(zone));
          for (const { slug } of TUBERS) {
            const { dueOn } = due(zone, today, given, wateringOf(slug, outdoors));
            expect(rest).not.toContain(monthOf(dueOn));
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
