import { rosa, withPremium } from '../../../test/visit';
import { statusLine } from './status-line';

describe('the status line', () => {
  it.each([
    [0, '5 free identifications remaining'],
    [4, '1 free identification remaining'],
    [9, '0 free identifications remaining'],
  ])('counts down after %d', (identificationsUsed, line) => {
    expect(statusLine({ ...rosa, identificationsUsed })).toBe(line);
  });

  it('knows no limit on the premium plan', () => {
    expect(statusLine({ ...rosa, ...withPremium, identificationsUsed: 9 })).toBe(
      'Unlimited identifications and AI chat',
    );
  });
});
