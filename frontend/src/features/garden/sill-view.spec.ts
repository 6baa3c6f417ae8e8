import { lookOf, placesOn, sillDrawing, sillPage, sillSentence, sillWords, type OnSill } from './sill-view';

const plant = (commonName: string, more: Partial<OnSill> = {}): OnSill => ({
  id: commonName,
  commonName,
  scientificName: null,
  place: null,
  status: 'healthy',
  needsWater: false,
  waterDueOn: '2026-11-28',
  libraryId: null,
  imageUrl: null,
  outdoors: false,
  problem: null,
  ...more,
});
const thirsty = { needsWater: true, status: 'needs-water' } as const;
const unwell = { problem: 'Brown tips', status: 'needs-care' } as const;

describe('a plant on the windowsill', () => {
  it.each([
    [{}, '', 'Fern, needs no water today'],
    [thirsty, 'thirsty', 'Fern, needs water'],
    [unwell, 'unwell', 'Fern, is unwell'],
    [{ ...unwell, needsWater: true }, 'thirsty-unwell', 'Fern, needs water and is unwell'],
    [{ ...thirsty, status: 'needs-care' as const }, 'thirsty', 'Fern, needs water'],
    [{ status: 'needs-care' as const }, '', 'Fern, needs care'],
  ])('that is %o looks %s and is named %s', (more, look, words) => {
    expect(lookOf(plant('Fern', more))).toBe(look);
    expect(sillWords(plant('Fern', more))).toBe(words);
  });

  it('is drawn as its picture, else as its entry in the library, else as any plant', () => {
    const imageUrl = '/drawings/fern.svg';
    expect(sillDrawing(plant('Fern', { imageUrl, libraryId: 'id' }), '')).toBe('/drawings/fern.svg');
    expect(sillDrawing(plant('Fern', { imageUrl }), 'thirsty')).toBe('/drawings/thirsty/fern.svg');
    const photo = plant('Fern', { imageUrl: '/api/photos/a/b.webp', libraryId: 'id' });
    expect(sillDrawing(photo, 'unwell')).toBe('/drawings/unwell/id.svg');
    expect(sillDrawing(plant('Fern'), '')).toBeUndefined();
  });
});

describe('the pages of the windowsill', () => {
  const many = Array.from({ length: 200 }, (_, i) => plant(`Plant ${i}`, { outdoors: i % 3 === 0 }));

  it('hold as many as fit, and one at least', () => {
    expect([placesOn(350, 100), placesOn(280, 100), placesOn(60, 100)]).toEqual([3, 2, 1]);
  });

  it('show every plant once, those indoors before those outdoors', () => {
    const pages = Array.from({ length: 67 }, (_, page) => sillPage(many, page, 3));
    expect(new Set(pages.flat()).size).toBe(200);
    expect(pages[0]!.map(({ commonName }) => commonName)).toEqual(['Plant 1', 'Plant 2', 'Plant 0']);
    expect(pages.at(-1)).toHaveLength(2);
  });

  it('say in a sentence how many need something, and never that all is well while one is unwell', () => {
    expect(sillSentence([plant('A')])).toBe('No plant needs water today');
    expect(sillSentence([plant('A', thirsty), plant('B')])).toBe('1 needs water');
    expect(sillSentence([plant('A', thirsty), plant('B', { ...unwell, needsWater: true })])).toBe(
      '2 need water, 1 is unwell',
    );
    expect(sillSentence([plant('A', unwell)])).toBe('1 is unwell');
    expect(sillSentence([plant('A', { status: 'needs-care' })])).toBe('1 is unwell');
  });
});
