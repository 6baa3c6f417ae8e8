import fc from 'fast-check';

const ANSWERS = ['done', 'was-dry', 'still-moist', 'later'] as const;

/** A plant of any kind, however old, and what its gardener has done and said of it. */
export const aPlant = fc.record({
  species: fc.nat(10_000),
  watered: fc.constantFrom('today', 'a-few-days-ago', 'about-a-week-ago', 'unknown', null),
  /** So many days ago it came into the garden. */
  age: fc.constantFrom(0, 1, 2, 5, 9, 20, 60, 200, 400),
  /** What its gardener says and taps, and which step of the plan is done or put off. */
  unwell: fc.option(
    fc.record({
      words: fc.option(fc.constant('Brown tips')),
      complaint: fc.option(
        fc.constantFrom<object>(
          { answers: { look: 'coating', coating: 'webs', also: 'pale' } },
          { answers: { look: 'droop', droop: 'all', soil: 'wet' } },
          { diagnosis: 'thrips' },
        ),
      ),
      step: fc.constantFrom<number | 'look'>(0, 1, 2, 3, 'look'),
      answer: fc.constantFrom('done', 'snooze', null),
      outcome: fc.constantFrom('better', 'not-better', 'mistaken', null, null),
    }),
    { freq: 3 },
  ),
  outdoors: fc.option(fc.boolean()),
  everyDays: fc.option(fc.integer({ min: 1, max: 40 }), { freq: 6 }),
  answers: fc.array(fc.record({ task: fc.nat(5), answer: fc.constantFrom(...ANSWERS) }), { maxLength: 3 }),
});
export type APlant = typeof aPlant extends fc.Arbitrary<infer Value> ? Value : never;
