import type { KnowledgeTools } from '../tools/knowledge-tools.js';
import { MAX_READ } from './instructions.js';
import { Lookups } from './lookups.js';

/** About so many tokens each: a page of a garden. */
const PAGE = 'fern '.repeat(4000);

describe('what one question looks up', () => {
  it('is bounded also where a model asks for everything at once', async () => {
    const asked: string[] = [];
    const pages = { run: async (_: unknown, name: string) => (asked.push(name), PAGE) };
    const lookups = new Lookups(pages as unknown as KnowledgeTools, { units: 'metric' } as never);
    const all = Array.from({ length: 30 }, (_, n) => ({ id: `${n}`, name: `plant ${n}`, input: {} }));
    const found = await lookups.runAll(all);
    expect(found.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(found.at(-1)!.content).toMatch(/Enough was looked up/);
    expect(asked.length).toBeLessThan(10);
    expect(lookups.read).toBeLessThan(MAX_READ * 2);
  });
});
