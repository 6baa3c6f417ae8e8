import { compose } from '../modules/identification/domain/compose.js';
import type { KnownPlant } from '../modules/identification/domain/finding.js';
import type { Sighting } from '../modules/identification/domain/sighting.js';
import { inReadersLanguage } from '../modules/identification/finding-words.js';
import { readSeed } from '../setup/migrate-and-seed.js';
import { toTable } from './identify-table.js';

describe('an identification in the terminal', () => {
  it('says as often as the care guide how often the plant is watered', () => {
    const monstera = readSeed().find(({ slug }) => slug === 'monstera')!;
    const { commonName, scientificName } = monstera;
    const known: KnownPlant = { ...monstera, id: monstera.slug, imageUrl: '/drawings/monstera.svg' };
    const sighting: Sighting = {
      provider: 'local',
      model: 'test',
      isPlant: true,
      mayNotBeAPlant: false,
      isKnown: true,
      guesses: [{ commonName, scientificName, rank: 'species', confidence: 0.9 }],
      condition: { verdict: 'unknown' },
    };
    const finding = inReadersLanguage(compose(sighting, () => known));
    expect(finding.plant).not.toHaveProperty('waterIntervalDays');
    expect(toTable('photos/leaf.jpg', finding)).toMatch(/^leaf\.jpg: [^]*\n {7}Water {2}Every 9 days\n/);
  });
});
