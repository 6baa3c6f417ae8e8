import { toSighting } from './remote-answer.js';

describe('the answer of a remote model', () => {
  it('is shortened without cutting a sign in two, as half of one could not be kept', () => {
    const long = `${'a'.repeat(98)}🌱🌱`;
    const sighting = toSighting({
      isPlant: true,
      candidates: [{ commonName: long, scientificName: long, rank: 'species', confidence: 0.9 }],
      care: {
        description: `${'a'.repeat(598)}🌱🌱`,
        waterNeeds: 'Weekly',
        lightNeeds: long,
        soilType: 'Any',
        careInstructions: 'Water it.',
      } as never,
      health: { status: 'healthy', healthScore: 90, issues: [], recommendations: [] } as never,
    });
    expect(sighting.guesses[0]!.commonName).toBe(`${'a'.repeat(98)}…`);
    expect(sighting.care).toMatchObject({ description: `${'a'.repeat(598)}…` });
  });
});
