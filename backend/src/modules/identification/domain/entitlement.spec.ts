import {
  FREE_IDENTIFICATIONS,
  remainingIdentifications,
  reserveIdentification,
  returnIdentification,
} from './entitlement.js';

const free = (identificationsUsed: number) => ({ isPremium: false, identificationsUsed });
const premium = { isPremium: true, identificationsUsed: 80 };

describe('entitlement', () => {
  it('counts down from five on the free plan', () => {
    expect(remainingIdentifications(free(0))).toBe(FREE_IDENTIFICATIONS);
    expect(remainingIdentifications(free(9))).toBe(0);
  });

  it('has no limit on the premium plan', () => {
    expect(remainingIdentifications(premium)).toBeNull();
    expect(reserveIdentification(premium).identificationsUsed).toBe(81);
  });

  it('refuses the sixth free identification', () => {
    const refused = expect.objectContaining({ code: 'trial-limit-reached' });
    expect(() => reserveIdentification(free(5))).toThrow(refused);
  });

  it('gives back what came to nothing, and never more than was used', () => {
    expect(returnIdentification(reserveIdentification(free(4)))).toEqual(free(4));
    expect(returnIdentification(free(0))).toEqual(free(0));
  });

  it('leaves the account it was given untouched', () => {
    const account = free(1);
    expect(reserveIdentification(account)).toEqual(free(2));
    expect(account).toEqual(free(1));
  });
});
