import { contentKeys } from './content-keys';

describe('the key of what is sent', () => {
  it('is the same for the same content, and another one for changed content', () => {
    const keyOf = contentKeys();
    const first = keyOf('A new leaf', 'lily');
    expect(keyOf('A new leaf', 'lily')).toBe(first);
    expect(keyOf('Two new leaves', 'lily')).not.toBe(first);
    expect(keyOf('A new leaf', undefined)).not.toBe(first);
    expect(keyOf('A new leaf', 'lily')).toBe(first);
    expect(contentKeys()('A new leaf', 'lily')).not.toBe(first);
  });
});
