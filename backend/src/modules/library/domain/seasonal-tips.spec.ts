import { months } from '../../../kernel/months.js';
import { readSeed } from '../../../setup/migrate-and-seed.js';
import { careCalendar } from './care-calendar.js';
import { SEASONAL_TIPS } from './seasonal-tips.data.js';
import { seasonalTips } from './seasonal-tips.js';
import type { Tipped } from './seasonal-tips.js';

const known = {
  kind: 'houseplant',
  category: 'houseplants',
  humidity: 'average',
  scientificName: 'Nova nova',
  temperatureC: [15, 30],
} satisfies Tipped['known'];
const fern: Tipped = { outdoors: false, known };
const cactus: Tipped = { outdoors: false, known: { ...known, kind: 'cactus', humidity: 'low' } };
const forestCactus: Tipped = { outdoors: false, known: { ...known, kind: 'cactus', humidity: 'high' } };
const rose: Tipped = {
  outdoors: true,
  known: { ...known, kind: 'shrub', category: 'flowering', temperatureC: [-25, 30] },
};
const fernOutdoors: Tipped = { outdoors: true, known };
const ALL = Array.from({ length: 12 }, (_, index) => index + 1);
const ids = (...args: Parameters<typeof seasonalTips>) => seasonalTips(...args).map(({ id }) => id);

describe('tips of the season', () => {
  it.each(SEASONAL_TIPS.map((tip) => [tip.id, tip] as const))(
    '%s has two sentences and a source',
    (_, tip) => {
      expect(tip.text.match(/[.!?](?= |$)/g)).toHaveLength(2);
      expect(tip.source.url).toMatch(/^https?:\/\/[^ ]+$/);
      expect(tip.source.name).not.toBe('');
      expect(months(tip.months).every((month) => month >= 1 && month <= 12)).toBe(true);
      // Temperatures and lengths would have to follow the gardener's units.
      expect(tip.text).not.toMatch(/°|\d+ ?(cm|in|mm)\b/);
      // The text is shown half a year later in the south.
      expect(tip.text).not.toMatch(
        /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/,
      );
    },
  );

  it('are there in every month for somebody with a plant in a room', () => {
    expect(ALL.filter((month) => ids([fern], month, 'north').length === 0)).toEqual([]);
    expect(ALL.filter((month) => ids([fern], month, 'south').length === 0)).toEqual([]);
  });

  it('come half a year later in the south, and not at all near the equator', () => {
    for (const month of ALL)
      expect(ids([fern, rose], month, 'south')).toEqual(ids([fern, rose], ((month + 5) % 12) + 1, 'north'));
    expect(ALL.flatMap((month) => ids([fern, rose], month, 'tropics'))).toEqual([]);
  });

  it('are about plants that are there, those about fewer plants first, two at most', () => {
    expect(ids([], 1, 'north')).toEqual([]);
    expect(ids([fern, fern, cactus], 12, 'north')[0]).toBe('cacti-rest');
    expect(ids([fern, forestCactus], 12, 'north')).toEqual(['no-feed-in-winter', 'cold-windows']);
    expect(ids([rose], 12, 'north')).toEqual(['pots-in-frost']);
    expect(ids([fernOutdoors], 12, 'north')).toEqual([]);
    expect(ids([fernOutdoors], 9, 'north')).toContain('back-indoors');
    expect(ids([rose, fern], 7, 'north')).toEqual(['deadhead', 'hot-days']);
    expect(ids([{ outdoors: false }], 11, 'north')).toEqual(['no-feed-in-winter']);
  });

  it('deny nothing that the dates of a plant ask for, whichever it is', () => {
    const wrong = readSeed().flatMap((plant) =>
      ALL.flatMap((month) => {
        const { fertilise, repot, rests, flowers } = careCalendar(plant);
        const isFed = fertilise?.months.includes(month);
        const fits: Record<string, boolean> = {
          'no-feed-in-winter': fertilise !== null && !isFed,
          'feed-again': isFed === true,
          repot: repot?.months.includes(month) === true,
          'cacti-rest': rests.includes(month),
          'cold-windows': rests.includes(month),
          'hot-days': !rests.includes(month),
          'bulb-leaves': rests.includes(7),
          deadhead:
            !/^(vegetable|fruit|herb|tree|wild)$/.test(plant.kind) &&
            !rests.includes(month) &&
            (flowers.length === 0 || flowers.some((each) => [each, (each % 12) + 1].includes(month))),
        };
        return [true, false].flatMap((outdoors) =>
          ids([{ outdoors, known: plant }], month, 'north')
            .filter((id) => fits[id] === false)
            .map((id) => `${id}: ${plant.slug} in ${month}`),
        );
      }),
    );
    expect(wrong).toEqual([]);
  });
});
