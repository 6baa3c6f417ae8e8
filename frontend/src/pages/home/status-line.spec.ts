import { statusLine } from './status-line';

describe('the status line', () => {
  it.each([
    [0, '5 free identifications remaining'],
    [4, '1 free identification remaining'],
    [9, '0 free identifications remaining'],
  ])('counts down after %d', (identificationsUsed, line) => {
    expect(statusLine({ isPremium: false, identificationsUsed })).toBe(line);
  });

  it('knows no limit on the premium plan', () => {
    expect(statusLine({ isPremium: true, identificationsUsed: 9 })).toBe(
      'Unlimited identifications and AI chat',
    );
  });
});
