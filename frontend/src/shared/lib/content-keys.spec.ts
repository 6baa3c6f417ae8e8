import { contentKeys } from './content-keys';

beforeEach(() => sessionStorage.clear());
afterEach(() => void jest.restoreAllMocks());

describe('the key of what is sent', () => {
  it('is the same for the same content, and another one for changed content', () => {
    const { keyOf } = contentKeys('note', 'rosa');
    const first = keyOf('A new leaf', 'lily');
    expect(keyOf('A new leaf', 'lily')).toBe(first);
    expect(keyOf('Two new leaves', 'lily')).not.toBe(first);
    expect(keyOf('A new leaf', undefined)).not.toBe(first);
    expect(keyOf('A new leaf', 'lily')).toBe(first);
    expect(contentKeys('letter', 'rosa').keyOf('A new leaf', 'lily')).not.toBe(first);
  });

  it('is the same after a reload, for who has written it, until it has arrived', () => {
    const before = contentKeys('note', 'rosa');
    const first = before.keyOf('A new leaf');
    expect(contentKeys('note', 'rosa').keyOf('A new leaf')).toBe(first);
    expect(contentKeys('note', 'otto').keyOf('A new leaf')).not.toBe(first);
    expect(contentKeys('note', undefined).keyOf('A new leaf')).not.toBe(first);
    before.forget();
    expect(before.keyOf('A new leaf')).not.toBe(first);
    before.forget();
    expect(contentKeys('note', 'rosa').keyOf('A new leaf')).not.toBe(first);
  });

  it('is the same while the page is open in a browser that stores nothing', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const { keyOf } = contentKeys('note', 'rosa');
    expect(keyOf('A new leaf')).toBe(keyOf('A new leaf'));
  });
});
