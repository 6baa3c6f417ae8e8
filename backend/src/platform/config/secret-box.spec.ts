import { readConfig } from './config.js';
import { SecretBox } from './secret-box.js';

const [OLD, NEW, SESSIONS] = ['old', 'new', 'sessions'].map(
  (word) => `${word} key of more than 32 characters`,
);
const boxWith = (...keys: (string | undefined)[]) =>
  new SecretBox(readConfig({ SESSION_SECRET: SESSIONS, ENCRYPTION_KEYS: keys.join(',') }));

describe('a secret in a box', () => {
  it('is read again, and nothing of it is seen in the box', () => {
    const box = boxWith(NEW).close('JBSWY3DP', 'rosa');
    expect(boxWith(NEW).open(box, 'rosa')).toEqual({ text: 'JBSWY3DP', isOld: false });
    expect(Buffer.from(box, 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
    expect(boxWith(NEW).close('JBSWY3DP', 'rosa')).not.toBe(box);
  });

  it('of an older key is read, and is known to be old; without the key it is lost', () => {
    const box = boxWith(OLD).close('JBSWY3DP', 'rosa');
    expect(boxWith(NEW, OLD).open(box, 'rosa')).toEqual({ text: 'JBSWY3DP', isOld: true });
    expect(boxWith(NEW).open(box, 'rosa')).toBeUndefined();
  });

  it('from before there was a key of its own is read too', () => {
    const box = boxWith().close('JBSWY3DP', 'rosa');
    expect(boxWith(NEW).open(box, 'rosa')).toEqual({ text: 'JBSWY3DP', isOld: true });
  });

  it('is not for somebody else, and not to be changed', () => {
    const box = boxWith(NEW).close('JBSWY3DP', 'rosa');
    expect(boxWith(NEW).open(box, 'otto')).toBeUndefined();
    for (const at of [5, 20, -1]) {
      const bytes = Buffer.from(box, 'base64url');
      bytes[at < 0 ? bytes.length + at : at]! ^= 1;
      expect(boxWith(NEW).open(bytes.toString('base64url'), 'rosa')).toBeUndefined();
    }
  });
});
