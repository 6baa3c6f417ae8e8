import { speaking } from '../../kernel/languages/language.js';
import { readSeed } from '../../setup/migrate-and-seed.js';
import { translated } from '../library/index.js';
import type { LibraryPlant } from '../library/index.js';
import { compose } from './domain/compose.js';
import { inReadersLanguage } from './finding-words.js';

const seed = readSeed().find(({ slug }) => slug === 'jade-plant')!;
const jade = { ...seed, id: 'jade', imageUrl: '' } as LibraryPlant;
const sighting = {
  provider: 'local',
  model: 'built in',
  isPlant: true,
  mayNotBeAPlant: false,
  isKnown: true,
  guesses: [
    { commonName: 'Jade', scientificName: jade.scientificName, rank: 'species' as const, confidence: 0.9 },
    { commonName: 'Some weed', scientificName: 'Planta ignota', rank: 'species' as const, confidence: 0.1 },
  ],
  condition: { verdict: 'unknown' as const },
};
const isJade = ({ scientificName }: { scientificName: string }) => scientificName === jade.scientificName;

describe('an identification', () => {
  it('tells in the reader’s language what the library says, in whichever it was made', () => {
    const inEnglish = compose(sighting, (guess) => (isJade(guess) ? jade : undefined));
    const inSpanish = compose(sighting, (guess) => (isJade(guess) ? translated(jade, 'es') : undefined));
    const german = translated(jade, 'de');
    for (const finding of [inEnglish, inSpanish])
      speaking('de', () => {
        const { plant, candidates } = inReadersLanguage(finding);
        expect(plant).toMatchObject({
          commonName: 'Geldbaum',
          oftenWatered: 'Alle 2 Wochen',
          description: german.description,
          soilType: german.soilType,
          careInstructions: german.careInstructions,
          petToxicity: german.petToxicity,
          lightNeeds: jade.lightNeeds,
        });
        expect(candidates.map(({ commonName }) => commonName)).toEqual(['Geldbaum', 'Some weed']);
        expect(candidates[0]!.description).toBe(german.description);
      });
    const { waterIntervalDays: _, ...plant } = inEnglish.plant!;
    const shown = { ...plant, oftenWatered: 'Every 2 weeks' };
    expect(inReadersLanguage(inEnglish)).toEqual({ ...inEnglish, plant: shown });
  });

  it('of an earlier version lists no plants that are not worth comparing', () => {
    const finding = compose(sighting, () => undefined);
    const unlikely = { ...finding.candidates[1]!, scientificName: 'Planta rara', confidence: 0.005 };
    const { candidates } = inReadersLanguage({ ...finding, candidates: [...finding.candidates, unlikely] });
    expect(candidates.map(({ scientificName }) => scientificName)).toEqual([
      jade.scientificName,
      'Planta ignota',
    ]);
  });
});
