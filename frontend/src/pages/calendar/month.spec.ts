import { speak } from '../../languages/language';
import { addMonths, monthFrom, weekdays, weeksOf } from './month';

describe('a month of the calendar', () => {
  it('begins its weeks on Monday', () => {
    const november = weeksOf('2026-11'); // begins on a Sunday and ends on a Monday
    expect(november).toHaveLength(6);
    expect(november[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(november[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  });

  it('fills four weeks when a February begins on a Monday', () => {
    expect(weeksOf('2027-02')).toHaveLength(4);
  });

  it('has every day of every month once, in order', () => {
    for (let month = '2024-01'; month < '2032-01'; month = addMonths(month, 1)) {
      const days = weeksOf(month).flat().filter(Boolean);
      const [year, number] = month.split('-').map(Number);
      expect(days).toHaveLength(new Date(Date.UTC(year!, number!, 0)).getUTCDate());
      expect([...days].sort()).toEqual(days);
    }
  });

  it('leads to the month before and after, over the turn of the year', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
  });

  it('is the current one where the address has none', () => {
    expect(monthFrom('2026-02', '2026-11-21')).toBe('2026-02');
    for (const wrong of [null, '', '2026-13', '2026-00', 'soon'])
      expect(monthFrom(wrong, '2026-11-21')).toBe('2026-11');
  });

  it.each([
    ['en', 'Monday', 'Sunday'],
    ['de', 'Montag', 'Sonntag'],
    ['es', 'Lunes', 'Domingo'],
  ] as const)('names the seven days of a week in %s, Monday first', (code, first, last) => {
    speak(code);
    const days = weekdays();
    speak('en');
    expect([days.length, days[0], days.at(-1)]).toEqual([7, first, last]);
  });
});
