import { hasPremium } from './premium.js';

const at = (time: string) => new Date(`2026-12-31T${time}Z`);
const until = (day: string | null) => ({ grant: { until: day }, subscriptions: [] });

describe('premium', () => {
  it('is nobody’s without a right to it', () => {
    expect(hasPremium({ grant: undefined, subscriptions: [] }, null, at('12:00:00'))).toBe(false);
  });

  it('that is given without an end has none', () => {
    expect(hasPremium(until(null), 'Europe/Berlin', new Date('2099-01-01'))).toBe(true);
  });

  it.each([
    ['UTC', null, '23:59:59', true],
    ['Auckland, where the new year has begun', 'Pacific/Auckland', '11:00:00', false],
    ['Auckland, a second before that', 'Pacific/Auckland', '10:59:59', true],
    ['Honolulu', 'Pacific/Honolulu', '23:59:59', true],
  ])('lasts to the end of its last day in %s', (_, timeZone, time, expected) => {
    expect(hasPremium(until('2026-12-31'), timeZone, at(time))).toBe(expected);
  });
});
