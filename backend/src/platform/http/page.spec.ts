import { fromCursor, linkNext, toCursor } from './page.js';

const row = (n: number) => ({
  createdAt: new Date(1_750_000_000_000 + n),
  id: `00000000-0000-4000-8000-00000000000${n}`,
});
const encode = (text: string) => Buffer.from(text).toString('base64url');

/** The Link header for these rows. */
function link(rows: ReturnType<typeof row>[], limit: number): string | undefined {
  const headers: Record<string, string> = {};
  linkNext(
    { header: (name: string, value: string) => (headers[name] = value) } as never,
    '/api/things',
    rows,
    limit,
  );
  return headers.link;
}

describe('pages of a long list', () => {
  it('begin where the page before ended', () => {
    expect(fromCursor(toCursor(row(7)))).toEqual(row(7));
    expect(toCursor(row(7))).toMatch(/^[\w-]+$/);
  });

  it('are announced as long as they are full', () => {
    const next = link([row(3), row(2)], 2);
    expect(next).toMatch(/^<\/api\/things\?limit=2&cursor=[\w-]+>; rel="next"$/);
    expect(fromCursor(/cursor=([\w-]+)/.exec(next!)![1]!)).toEqual(row(2));
    expect(link([row(3)], 2)).toBeUndefined();
    expect(link([], 2)).toBeUndefined();
  });

  const { id } = row(1);
  it.each([
    '',
    'rubbish',
    '%',
    encode('2026-01-01T00:00:00.000Z'),
    encode(`yesterday ${id}`),
    encode('2026-01-01T00:00:00.000Z 1'),
    encode(`2026-01-01T00:00:00.000Z ${'-'.repeat(36)}`),
    encode(`-200000-01-01T00:00:00.000Z ${id}`),
    encode(`+200000-01-01T00:00:00.000Z ${id}`),
    encode(`5 ${id}`),
    encode(`2026-01-01T00:00:00.000Z ${id.slice(0, -1)}'`),
  ])('do not begin at %j, which we never wrote', (cursor) => {
    expect(() => fromCursor(cursor)).toThrow(
      expect.objectContaining({ kind: 'invalid', code: 'invalid-cursor' }),
    );
  });
});
