import { readConfig } from './config.js';
import { Signatures } from './signatures.js';

const [OLD, NEW, OTHER] = ['old', 'new', 'other'].map((word) => `${word} secret of more than 32 characters`);
const with_ = (...secrets: (string | undefined)[]) =>
  new Signatures(readConfig({ SESSION_SECRET: secrets.join(',') }));
const text = Buffer.from('a link');

describe('a signature', () => {
  const old = with_(OLD);
  const rotated = with_(NEW, OLD);

  it('of an old key is believed while the key is on the list, and no longer', () => {
    const [signed, sealed] = [old.sign('links', text), old.seal('links', text)];
    expect(rotated.isSigned('links', text, signed)).toBe(true);
    expect(rotated.unseal('links', sealed)).toEqual(text);
    expect(with_(NEW).isSigned('links', text, signed)).toBe(false);
    expect(with_(NEW).unseal('links', sealed)).toBeUndefined();
  });

  it('is made with the first key', () => {
    expect(rotated.sign('links', text)).toEqual(with_(NEW).sign('links', text));
    expect(old.unseal('links', rotated.seal('links', text))).toBeUndefined();
  });

  it('of anybody else, for another purpose or cut short is refused', () => {
    expect(rotated.unseal('links', with_(OTHER).seal('links', text))).toBeUndefined();
    expect(rotated.unseal('mails', rotated.seal('links', text))).toBeUndefined();
    expect(rotated.isSigned('links', text, rotated.sign('links', text).subarray(1))).toBe(false);
  });
});

describe('SESSION_SECRET', () => {
  it.each([`${NEW},short`, `short,${NEW}`])(
    'needs 32 characters in each of its keys: %s',
    (SESSION_SECRET) => {
      expect(() => readConfig({ SESSION_SECRET })).toThrow(/SESSION_SECRET/);
    },
  );
});
