import { toFittingJson } from './fitting.js';
import { estimateTokens } from './tokens.js';

const plants = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `plant-${index}`,
    name: 'Монстера',
    note: '水'.repeat(20),
  }));

describe('what is looked up, cut to a number of tokens', () => {
  it('stays as it is where it fits', () => {
    expect(JSON.parse(toFittingJson(plants(3), 1000))).toEqual(plants(3));
    expect(toFittingJson(undefined, 10)).toBe('null');
  });

  it.each([
    ['a list', plants(500)],
    ['a list of one long entry', [{ journal: plants(300) }]],
    ['an object with a long list', { name: 'Fern', journal: plants(300), guide: 'x'.repeat(500) }],
    ['a long text', '🌱"\\'.repeat(5000)],
    ['many short members', Object.fromEntries(plants(800).map(({ id }) => [id, 1]))],
  ])('%s is still JSON, fits, and says that it was cut', (_, value) => {
    const text = toFittingJson(value, 400);
    expect(() => JSON.parse(text) as unknown).not.toThrow();
    expect(estimateTokens(text)).toBeLessThanOrEqual(400);
    expect(text).toContain('more was left out');
  });

  it('keeps most of what fits, the first entries', () => {
    const kept = JSON.parse(toFittingJson(plants(500), 1000)) as unknown[];
    expect(kept.length).toBeGreaterThan(8);
    expect(kept.slice(0, 3)).toEqual(plants(3));
  });
});
