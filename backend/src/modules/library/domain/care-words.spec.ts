import { seasonsInWords } from '../../../kernel/months.js';
import { readSeed } from '../../../setup/migrate-and-seed.js';
import { careCalendar } from './care-calendar.js';
import { careWords } from './care-words.js';
import type { LibraryPlant } from './library-plant.js';

const plants = readSeed().map((plant) => ({ ...plant, id: plant.slug, imageUrl: '' }) as LibraryPlant);
const of = (slug: string) => careWords(plants.find((plant) => plant.slug === slug)!);

describe('the words of a care guide', () => {
  it('say how often and when, as the schedule in a garden has it', () => {
    expect(of('monstera')).toEqual({
      oftenWatered: 'Every 9 days',
      water: 'Every 9 days, every 16 days in winter.',
      feed: 'Every month from spring to early autumn.',
      repot: 'Every 2 years in spring.',
      prune: null,
    });
    expect(of('rose')).toMatchObject({
      water: expect.stringMatching(
        /in the growing season\. In the ground, rain is enough in winter; in a pot, every month\.$/,
      ),
      feed: 'Every year in early and mid-spring.',
      repot: null,
      prune: 'Every year from late winter to early spring.',
    });
    expect(of('florists-cyclamen').water).toBe('Every 6 days, every 25 days in summer.');
    expect(of('dahlia').water).toBe(
      'Every 4 days in the growing season. Where winters are cold it rests then, nearly dry.',
    );
  });

  it('are whole sentences for each plant, and name no month', () => {
    for (const plant of plants) {
      const { oftenWatered, ...sentences } = careWords(plant);
      const months =
        /January|February|March|April|\bMay\b|June|July|August|September|October|November|December/;
      expect(oftenWatered).toMatch(/^[A-Z][^.]+$/);
      for (const sentence of Object.values(sentences))
        if (sentence !== null) {
          expect(sentence).toMatch(/^[A-Z][^.]+\.( [A-Z][^.]+\.)?$/);
          expect(sentence).not.toMatch(months);
        }
      const { fertilise, repot, prune } = careCalendar(plant);
      expect([sentences.feed, sentences.repot, sentences.prune].map(Boolean)).toEqual(
        [fertilise, repot, prune].map(Boolean),
      );
    }
  });

  it('agree with the written guide on whether a plant is fed', () => {
    const tells =
      /^Feed\b(?! does)|^(Give|Use|Add|Pour|Press|Push)\b(?! no).*\b(feed|food|fertiliser)\b|\b(weak|light|strength|cactus|potash-rich|tomato) feed\b/i;
    const denies =
      /\b(no|never|not|without|nor|skip the|in place of) (want )?(feed|feeding|fertiliser)\b|feeding is not/i;
    for (const plant of plants) {
      const isFed = careCalendar(plant).fertilise !== null;
      for (const sentence of plant.careInstructions.split(/(?<=[.!?])\s+/))
        expect([plant.slug, sentence]).not.toEqual([
          plant.slug,
          expect.stringMatching(isFed ? denies : tells),
        ]);
    }
  });

  it.each([
    [[3, 4, 5], 'in spring'],
    [[11, 12, 1, 2], 'from late autumn to winter'],
    [[3, 4, 5, 6, 7, 8, 9], 'from spring to early autumn'],
    [[3, 4, 5, 9, 10], 'in spring and in early and mid-autumn'],
    [[1, 2, 7, 8], 'in mid and late winter and in mid and late summer'],
    [[5], 'in late spring'],
    [[10, 11, 12, 1, 2, 3, 4], 'from mid-autumn to mid-spring'],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'all year'],
  ])('call the months %j "%s"', (months, words) => expect(seasonsInWords(months)).toBe(words));
});
