import { readTable } from './table.js';

/** How often other work gets its turn until this is done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work.catch(() => undefined);
  isOver = true;
  return turns;
}

const read = (text: string) => readTable(Buffer.from(text));

describe('a table', () => {
  it('keeps what is in quotes, and the numbers of its lines', async () => {
    expect(await read('name;notes\n"Fern; tall";"two\nlines"\n\nBasil;')).toEqual([
      { line: 1, cells: ['name', 'notes'] },
      { line: 3, cells: ['Fern; tall', 'two\nlines'] },
      { line: 5, cells: ['Basil', ''] },
    ]);
  });

  it('is read whole where a letter of several bytes falls between two pieces', async () => {
    const names = Array.from({ length: 1500 }, (_, number) => `Ä${'ö'.repeat(20)}${number}`);
    const lines = await read(`name\n${names.join('\n')}`);
    expect(lines.slice(1).map(({ cells }) => cells[0])).toEqual(names);
  });

  it('of very many lines is refused', () =>
    expect(read(`name\n${'x\n'.repeat(450_000)}`)).rejects.toMatchObject({ code: 'unreadable-list' }));

  it.each([
    ['commas', ','.repeat(900_000)],
    ['columns', `name${',x'.repeat(450_000)}\nFern`],
    ['empty lines', '\n'.repeat(900_000)],
    ['quotes', `name\n${'"'.repeat(900_001)}`],
  ])('of very many %s is refused, and others get their turn meanwhile', async (_, text) => {
    const reading = read(text);
    expect(await turnsDuring(reading)).toBeGreaterThan(5);
    await expect(reading).rejects.toMatchObject({ code: 'unreadable-list' });
  });
});
