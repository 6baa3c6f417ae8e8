import { feedbackFor, firstThought, readingOf, titleOf } from './reading';
import { aCandidate, aRecord, aResult } from '../../../test/identification-samples';

describe('what an identification says', () => {
  it('is open until it is answered or given back', () => {
    expect(readingOf(aRecord({ state: 'queued', result: null }))).toBe('working');
    expect(readingOf(aRecord({ state: 'analysing', result: null }))).toBe('working');
    expect(readingOf(aRecord({ state: 'released', result: null }))).toBe('failed');
  });

  it('is one name when we are sure, or when its owner is', () => {
    const given = {
      correct: true,
      scientificName: 'Spathiphyllum wallisii',
      givenAt: '2026-11-21T10:00:00Z',
    };
    expect(readingOf(aRecord())).toBe('named');
    expect(readingOf(aRecord({ result: aResult({ certainty: 'unsure' }) }))).toBe('unsure');
    expect(readingOf(aRecord({ result: aResult({ certainty: 'unsure' }), feedback: given }))).toBe('named');
    expect(readingOf(aRecord({ result: aResult({ certainty: 'not-listed' }) }))).toBe('not-listed');
    expect(readingOf(aRecord({ result: aResult({ certainty: 'not-a-plant', plant: null }) }))).toBe(
      'not-a-plant',
    );
  });

  it('has a title in the history', () => {
    expect(titleOf(aRecord())).toBe('Peace Lily');
    expect(titleOf(aRecord({ result: aResult({ certainty: 'unsure' }) }))).toBe('Perhaps Peace Lily');
    const group = { name: 'a palm', confidence: 0.9 };
    expect(titleOf(aRecord({ result: aResult({ certainty: 'unsure', group }) }))).toBe('A palm');
    expect(titleOf(aRecord({ state: 'released', result: null }))).toBe('That didn’t work');
  });
});

describe('choosing the right plant', () => {
  const lily = aCandidate();
  const calla = aCandidate({ scientificName: 'Zantedeschia', confidence: 0.1 });
  const corrected = aRecord({
    result: aResult({
      plant: { ...aResult().plant!, scientificName: 'Zantedeschia' },
      candidates: [lily, calla],
    }),
    feedback: { correct: false, scientificName: 'Zantedeschia', givenAt: '2026-11-21T10:00:00Z' },
  });

  it('confirms the plant that we named and corrects any other', () => {
    expect(feedbackFor(aRecord(), lily)).toEqual({ correct: true });
    expect(feedbackFor(aRecord(), calla)).toEqual({ correct: false, scientificName: 'Zantedeschia' });
  });

  it('can be undone by choosing again', () => {
    expect(feedbackFor(corrected, lily)).toEqual({
      correct: false,
      scientificName: 'Spathiphyllum wallisii',
    });
  });

  it('is not possible for a plant that the library cannot describe', () => {
    expect(feedbackFor(aRecord(), { ...calla, libraryId: null })).toBeNull();
    expect(feedbackFor(aRecord(), { ...lily, libraryId: null })).toEqual({ correct: true });
  });

  it('keeps our first guess visible', () => {
    expect(firstThought(aRecord())).toBeUndefined();
    expect(firstThought(corrected)).toEqual(lily);
  });
});
