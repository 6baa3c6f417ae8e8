import fc from 'fast-check';
import { byNeed, count, filters, isNeedyFirst, keepOrder, seen } from './garden-view';
import type { GardenFilter } from './garden-view';
import { lookOf, sillPage, sillSentence, sillWords } from './sill-view';
import type { OnSill } from './sill-view';

const DAYS = ['2026-11-02', '2026-11-20', '2026-11-21', '2026-12-01'];

/** A plant as the server describes it: a problem or a long wait is care, and a due watering needs water whatever the status is. */
const aPlant: fc.Arbitrary<OnSill> = fc
  .record({
    id: fc.uuid(),
    commonName: fc.constantFrom('Fern', 'fern', 'Aloe 9', 'Aloe 10', 'Rosé'),
    place: fc.constantFrom('Kitchen', 'Bathroom', null),
    water: fc.constantFrom('later', 'due', 'forgotten', 'none'),
    day: fc.constantFrom(...DAYS),
    problem: fc.constantFrom('Thrips', null, null),
    outdoors: fc.boolean(),
  })
  .map(({ water, day, ...plant }) => {
    const needsWater = water === 'due' || water === 'forgotten';
    const needsCare = plant.problem !== null || water === 'forgotten';
    return {
      ...plant,
      scientificName: null,
      libraryId: null,
      imageUrl: null,
      needsWater,
      waterDueOn: water === 'none' ? null : day,
      status: needsCare ? 'needs-care' : needsWater ? 'needs-water' : 'healthy',
    } as const;
  });
const aGarden = fc.uniqueArray(aPlant, { selector: ({ id }) => id, maxLength: 12 });

const idsOf = (plants: readonly OnSill[]) => plants.map(({ id }) => id);
const shownBy = (filter: GardenFilter, garden: OnSill[]) => idsOf(seen(garden, filter, ''));
const numberOf = (pattern: RegExp, sentence: string) => Number(pattern.exec(sentence)?.[1] ?? 0);

describe('any garden', () => {
  it('counts what its filters show, and leaves no plant out of them', () => {
    fc.assert(
      fc.property(aGarden, (garden) => {
        const { total, healthy, needWater } = count(garden);
        const [all, well, thirsty, ill] = filters().map(({ value }) => shownBy(value, garden));
        expect([total, healthy, needWater]).toEqual([all!.length, well!.length, thirsty!.length]);
        expect(new Set([...well!, ...thirsty!, ...ill!])).toEqual(new Set(all));
        expect(well!.filter((id) => thirsty!.includes(id) || ill!.includes(id))).toEqual([]);
      }),
    );
  });

  it('stands in one order, however it came, with those that need something first, the longest wait first', () => {
    const mixed = aGarden.chain((garden) =>
      fc.tuple(fc.constant(garden), fc.shuffledSubarray(garden, { minLength: garden.length })),
    );
    fc.assert(
      fc.property(mixed, ([garden, shuffled]) => {
        const sorted = [...garden].sort(byNeed);
        expect(idsOf([...shuffled].sort(byNeed))).toEqual(idsOf(sorted));
        expect(keepOrder([], shuffled)).toEqual(idsOf(sorted));
        expect(isNeedyFirst(sorted)).toBe(garden.some(({ status }) => status !== 'healthy'));
        const days = sorted
          .filter(({ status }) => status !== 'healthy')
          .map((each) => each.waterDueOn ?? '~');
        expect(days).toEqual([...days].sort());
      }),
    );
  });

  it('says on the windowsill what its counters, its drawings and each plant say', () => {
    fc.assert(
      fc.property(aGarden, (garden) => {
        const sentence = sillSentence(garden);
        const words = garden.map(sillWords);
        expect(numberOf(/(\d+) needs? water/, sentence)).toBe(count(garden).needWater);
        expect(numberOf(/(\d+) (?:is|are) unwell/, sentence)).toBe(
          words.filter((text) => / is unwell$/.test(text)).length,
        );
        expect(sentence === 'No plant needs water today').toBe(
          words.every((text) => text.endsWith(', needs no water today')),
        );
        garden.forEach((plant, index) => {
          expect(lookOf(plant).includes('thirsty')).toBe(words[index]!.includes('needs water'));
          expect(lookOf(plant).includes('unwell')).toBe(words[index]!.includes('is unwell'));
          expect(words[index]!.endsWith('needs no water today')).toBe(plant.status === 'healthy');
        });
      }),
    );
  });

  it('has each plant on one page of the windowsill', () => {
    fc.assert(
      fc.property(aGarden, fc.integer({ min: 1, max: 5 }), (garden, places) => {
        const pages = Array.from({ length: Math.ceil(garden.length / places) }, (_, page) =>
          sillPage(garden, page, places),
        );
        expect(idsOf(pages.flat()).sort()).toEqual(idsOf(garden).sort());
        for (const page of pages) expect(page.length).toBeLessThanOrEqual(places);
      }),
    );
  });
});
