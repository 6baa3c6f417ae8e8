import { column, judge, names, share, toTable } from './comparison.js';
import type { Finding } from '../modules/identification/domain/finding.js';

const finding = (certainty: Finding['certainty'], ...answers: string[]) =>
  ({ certainty, candidates: answers.map((scientificName) => ({ scientificName })) }) as Finding;

describe('the comparison of identifiers', () => {
  it.each([
    ['Aloe vera', 'Aloe vera', true],
    ['Aloe arborescens', 'Aloe vera', false],
    ['Aloe', 'Aloe vera', true],
    ['Iris germanica', 'Iris', true],
    ['Hosta', 'Iris', false],
    ['Fragaria × ananassa', 'Fragaria ananassa', true],
  ])('%s for %s: %s', (answer, plant, right) => expect(names(answer, plant)).toBe(right));

  it('looks at three answers', () => {
    expect(judge(finding('unsure', 'A a', 'B b', 'Iris'), ['Iris'])).toEqual({
      first: false,
      amongThree: true,
      certainty: 'unsure',
    });
    expect(judge(finding('unsure', 'A a', 'B b', 'C c', 'Iris'), ['Iris']).amongThree).toBe(false);
  });

  it('gives shares with their interval', () => {
    expect(share(50, 100)).toBe('50.0 (40.4 to 59.6)');
    expect(share(0, 0)).toBe('-');
  });

  it('tells what was wrong of what was sure, the time and the cost', () => {
    const trial = {
      first: true,
      amongThree: true,
      certainty: 'sure',
      ms: 40,
      inputTokens: 1000,
      outputTokens: 100,
    };
    const wrong = { ...trial, first: false, ms: 60 };
    const line = column('openai', [trial, wrong] as never, 1, { input: 2, output: 10 });
    expect(line).toMatchObject({ photos: '2, 1 failed', 'cost a photo': '$0.0030' });
    expect(line['sure, of these wrong, %']).toMatch(/^2: 50\.0/);
  });

  it('sets the identifiers side by side', () =>
    expect(
      toTable([
        { identifier: 'built-in', photos: '12' },
        { identifier: 'openai', photos: '11, 1 failed' },
      ]),
    ).toBe('identifier  built-in  openai\nphotos      12        11, 1 failed\n'));
});
