import { findTexts, isPlainJson, namesAClass } from './json-body.js';

const isPlain = (text: string) => isPlainJson(Buffer.from(text));
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('the shape of a JSON body', () => {
  it.each([
    '{}',
    '{"name":"Fern","tags":["a","b"],"care":{"water":{"every":7}}}',
    '5',
    '"text"',
    nested(32),
    `[${'[],'.repeat(9_000)}[]]`,
  ])('is plain (%#)', (text) => expect(isPlain(text)).toBe(true));

  it.each([nested(33), nested(100_000), '{"a":'.repeat(50_000), `{"photos":${nested(40)}}`])(
    'may not be deep (%#)',
    (text) => expect(isPlain(text)).toBe(false),
  );

  it('may not have very many parts', () => {
    expect(isPlain(`[${'0,'.repeat(20_000)}0]`)).toBe(false);
    expect(isPlain(`[${'{},'.repeat(20_000)}0]`)).toBe(false);
  });

  it('may not go on for long outside of its texts, however that looks', () => {
    expect(isPlain(' '.repeat(300_000))).toBe(false);
    expect(isPlain('""'.repeat(300_000))).toBe(false);
  });

  it.each([
    ['brackets', `{"note":"${'['.repeat(50)}"}`],
    ['commas', `{"note":"${','.repeat(20_000)}"}`],
    ['quotes', `{"note":"${'\\"['.repeat(50)}","x":"\\\\"}`],
    ['a photo', `{"imageData":"data:image/jpeg;base64,${'A'.repeat(100_000)}"}`],
  ])('is not seen in a text that holds %s', (_, text) => expect(isPlain(text)).toBe(true));

  it('begins again after a text that ends in a backslash', () =>
    expect(isPlain(`{"note":"\\\\","x":${nested(40)}}`)).toBe(false));

  it('has texts that end where no backslash takes the quote back', () => {
    const json = '{"a":"x\\"y\\\\","b":"","c":"\\\\\\"z"}';
    const found = [...findTexts(Buffer.from(json))].map(([start, end]) => json.slice(start, end));
    expect(found).toEqual(['a', 'x\\"y\\\\', 'b', '', 'c', '\\\\\\"z']);
  });

  it('of a text that never ends is for the parser to refuse', () =>
    expect(isPlain('{"note":"\\')).toBe(true));
});

it.each([
  [false, '{"name":"Fern","tags":["constructor"],"care":{"water":null}}'],
  [false, '{"__proto__":null}'],
  [true, '{"constructor":null}'],
  [true, '{"tags":[{"care":{"constructor":{"name":"Map"}}}]}'],
  [true, String.raw`{"c\u006fnstructor":1}`],
])('says %s of a member that would be taken for a class: %s', (expected, json) =>
  expect(namesAClass(JSON.parse(json))).toBe(expected),
);
