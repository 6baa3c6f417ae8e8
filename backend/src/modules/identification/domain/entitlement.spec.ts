import { FREE_IDENTIFICATIONS } from '../../../kernel/plans.js';
import type { Finding } from './finding.js';
import {
  isCounted,
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

describe('an answer', () => {
  const answer = (certainty: Finding['certainty'], confidence: number, rest: Partial<Finding> = {}) =>
    ({ certainty, confidence, mayNotBeAPlant: false, ...rest }) as Finding;

  it.each([
    ['one name', answer('sure', 0.92)],
    ['one name that its identifier is sure of', answer('sure', 0.5)],
    ['a name with a poisonous look-alike', answer('unsure', 0.6)],
  ])('is counted: %s', (_, finding) => expect(isCounted(finding)).toBe(true));

  it.each([
    ['no plant', answer('not-a-plant', 0)],
    ['a plant that we do not know', answer('not-listed', 0.9)],
    ['a guess below the threshold', answer('unsure', 0.59)],
    ['perhaps no plant', answer('unsure', 0.95, { mayNotBeAPlant: true })],
    ['of the identifier that stands in', answer('sure', 0.95, { standsIn: true })],
  ])('is not counted: %s', (_, finding) => expect(isCounted(finding)).toBe(false));
});
