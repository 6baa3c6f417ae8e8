import { findColumns, findDelimiter } from './list-columns.js';
import { findDayOrder, readDay } from './list-days.js';
import { speaking } from '../../../kernel/languages/language.js';
import { SHEETS } from '../archive/sheets.js';
import { readList } from './read-list.js';

const TODAY = '2026-11-21';
const table = (...lines: string[][]) => lines.map((cells, index) => ({ line: index + 1, cells }));

describe('the first line of a list', () => {
  it.each([
    [
      ['Name', 'Species', 'Room', 'Last watered', 'Notes'],
      [0, 1, 2, 3, 4],
    ],
    [
      ['plant', 'Botanical name', 'LOCATION', 'last_watered', 'comments'],
      [0, 1, 2, 3, 4],
    ],
    [
      ['Common Name', 'scientific-name', 'Where?', 'Watered on', 'Remarks'],
      [0, 1, 2, 3, 4],
    ],
    [
      ['Nombre', 'Nombre científico', 'Ubicación', 'Último riego', 'Notas'],
      [0, 1, 2, 3, 4],
    ],
    [
      ['Pflanze', 'Botanischer Name', 'Standort', 'Zuletzt gegossen', 'Bemerkungen'],
      [0, 1, 2, 3, 4],
    ],
    [
      ['Id', 'Latin', 'plant name', 'Place'],
      [2, 1, 3, undefined, undefined],
    ],
  ])('tells what is in the columns: %j', (titles, expected) => {
    const { commonName, scientificName, place, lastWatered, notes } = findColumns(titles);
    expect([commonName, scientificName, place, lastWatered, notes]).toEqual(expected);
  });

  it.each([
    ['Name,Place', ','],
    ['Name;Place;Notes', ';'],
    ['Name\tPlace', '\t'],
    ['"Name, in full";Place', ';'],
    ['Name', ','],
  ])('tells what stands between them: %j', (text, delimiter) => expect(findDelimiter(text)).toBe(delimiter));

  it.each(['en', 'es', 'de'] as const)('of a download in %s is understood when it is brought in', (code) => {
    const [plants] = SHEETS;
    const titles = speaking(code, () => Object.keys(plants!.columns(new Map(), 'UTC')));
    expect(titles).toHaveLength(13);
    const { commonName, scientificName, place, lastWatered, notes } = findColumns(titles);
    expect([commonName, scientificName, place, lastWatered, notes]).toEqual([0, 1, 2, 3, 4]);
  });

  it('that says nothing of names is refused in the language of who sends it', () => {
    const read = () => readList(table(['Farbe'], ['rot']), TODAY);
    expect(() => speaking('de', read)).toThrow(/^Wir können diese Liste nicht lesen: In ihrer ersten Zeile /);
  });

  it('must name the plants', () =>
    expect(() => readList(table(['Colour', 'Price'], ['red', '5']), TODAY)).toThrow(/no column of names/));
});

describe('a day in a list', () => {
  it.each([
    ['2026-11-02', '2026-11-02'],
    ['2026/1/2', '2026-01-02'],
    ['2026-11-02T10:00:00Z', '2026-11-02'],
    ['2.11.2026', '2026-11-02'],
    ['2 Nov 2026', '2026-11-02'],
    ['2nd November 2026', '2026-11-02'],
    ['Nov 2, 2026', '2026-11-02'],
    ['2. März 2026', '2026-03-02'],
    ['2. Dez. 2026', '2026-12-02'],
    ['2 de septiembre de 2026', '2026-09-02'],
    ['2 ene 2026', '2026-01-02'],
    ['11/11/2026', '2026-11-11'],
    ['31/12/2026', undefined],
    ['2026-02-30', undefined],
    ['last week', undefined],
    ['2/11/2026', undefined],
  ])('%s is %s', (text, day) => expect(readDay(text, 'unknown')).toBe(day));

  it('is understood by its neighbours when it could be two', () => {
    expect(findDayOrder(['2/11/2026', '25/11/2026'])).toBe('day-first');
    expect(findDayOrder(['2/11/2026', '11/25/2026'])).toBe('month-first');
    expect(findDayOrder(['25/11/2026', '11/25/2026'])).toBe('unknown');
    expect(readDay('2/11/2026', 'day-first')).toBe('2026-11-02');
    expect(readDay('2/11/2026', 'month-first')).toBe('2026-02-11');
  });
});

describe('a line of a list', () => {
  const titles = ['Name', 'Species', 'Room', 'Last watered', 'Notes'];
  const read = (...cells: string[]) => readList(table(titles, cells), TODAY)[0];

  it('is read cell by cell', () =>
    expect(read(' Fern ', 'Nephrolepis exaltata', 'Hall', '2026-11-02', 'From Ada')).toEqual({
      line: 2,
      commonName: 'Fern',
      scientificName: 'Nephrolepis exaltata',
      place: 'Hall',
      lastWatered: '2026-11-02',
      notes: 'From Ada',
      problem: null,
      remark: '',
    }));

  it('may have only a scientific name', () =>
    expect(read('', 'Aloe vera')).toMatchObject({ commonName: 'Aloe vera', problem: null }));

  it('without any name is not understood', () =>
    expect(read('', '', 'Hall')).toMatchObject({ problem: 'There is no plant name in this line.' }));

  it('keeps the plant when its day cannot be read, or is still to come', () => {
    expect(read('Fern', '', '', 'soon')).toMatchObject({
      lastWatered: null,
      remark: expect.stringMatching(/which day/),
    });
    expect(read('Fern', '', '', '2026-11-22')).toMatchObject({
      lastWatered: null,
      remark: expect.stringMatching(/still to come/),
    });
  });

  it('loses the apostrophe that our own tables put before formulas', () =>
    expect(read("'=1+1", '', "'quoted'")).toMatchObject({ commonName: '=1+1', place: "'quoted'" }));

  it('that is too long is not understood', () =>
    expect(read('F'.repeat(201))).toMatchObject({ problem: expect.stringMatching(/too long/) }));
});
