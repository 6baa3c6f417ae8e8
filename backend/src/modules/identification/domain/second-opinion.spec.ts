import { withSecondOpinion } from './second-opinion.js';
import type { Rank, Sighting } from './sighting.js';

const sees = (
  provider: string,
  scientificName: string,
  confidence: number,
  rank: Rank = 'species',
): Sighting => ({
  provider,
  model: 'test',
  isPlant: true,
  mayNotBeAPlant: false,
  isKnown: true,
  guesses: [{ commonName: scientificName, scientificName, rank, confidence }],
  condition: { verdict: 'unknown' },
});

describe('a second opinion', () => {
  it('makes us surer when it agrees', () => {
    const both = withSecondOpinion(sees('openai', 'Aloe vera', 0.6), sees('local', 'Aloe vera', 0.7));
    expect(both.guesses[0]!.confidence).toBeCloseTo(0.88);
    expect(both.secondOpinion).toMatchObject({ provider: 'local', agrees: true });
  });

  it('agrees when one names the genus of the other', () => {
    const both = withSecondOpinion(
      sees('openai', 'Iris germanica', 0.6),
      sees('local', 'Iris', 0.7, 'genus'),
    );
    expect(both.secondOpinion?.agrees).toBe(true);
  });

  it('is shown beside the first, which stays as it is, when it differs', () => {
    const both = withSecondOpinion(sees('openai', 'Aloe vera', 0.6), sees('local', 'Rosa', 0.7));
    expect(both.guesses[0]!.confidence).toBe(0.6);
    expect(both.secondOpinion).toMatchObject({ agrees: false, best: { scientificName: 'Rosa' } });
  });

  it('is not mentioned when it is hardly an opinion, or outside what it knows', () => {
    const first = sees('openai', 'Aloe vera', 0.6);
    expect(withSecondOpinion(first, sees('local', 'Rosa', 0.3))).toEqual(first);
    expect(withSecondOpinion(first, { ...sees('local', 'Rosa', 0.9), isKnown: false })).toEqual(first);
  });
});
