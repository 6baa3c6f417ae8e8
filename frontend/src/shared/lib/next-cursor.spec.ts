import { nextCursor } from './next-cursor';

describe('the next page of a list', () => {
  it('is named by the Link header', () => {
    expect(nextCursor('</api/identifications?limit=20&cursor=abc_-1>; rel="next"')).toBe('abc_-1');
    expect(nextCursor('</a?cursor=1>; rel="prev", </a?cursor=2>; rel="next"')).toBe('2');
  });

  it('does not exist without a Link header', () => {
    expect(nextCursor(null)).toBeUndefined();
    expect(nextCursor('</a?cursor=1>; rel="prev"')).toBeUndefined();
  });
});
