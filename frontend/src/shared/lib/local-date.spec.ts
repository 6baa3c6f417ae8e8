import { addDays, dateWords, daysBetween, dayWords, localDateIn, monthWords, onDay } from './local-date';

describe('a calendar date', () => {
  it('depends on the time zone', () => {
    const evening = new Date('2026-12-31T10:30:00Z');
    expect(localDateIn('Pacific/Kiritimati', evening)).toBe('2027-01-01');
    expect(localDateIn('Pacific/Honolulu', evening)).toBe('2026-12-31');
  });

  it('is counted across months, leap days and daylight saving changes', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(daysBetween('2026-11-28', '2026-11-21')).toBe(-7);
  });

  it('is written as people say it', () => {
    const say = (date: string) => dayWords(date, '2026-11-21');
    expect(say('2026-11-21')).toBe('today');
    expect(say('2026-11-22')).toBe('tomorrow');
    expect(say('2026-11-20')).toBe('yesterday');
    expect(say('2026-11-28')).toBe('Saturday 28 November');
    expect(say('2027-01-02')).toBe('Saturday 2 January 2027');
    expect(onDay('2026-11-22', '2026-11-21')).toBe('tomorrow');
    expect(onDay('2026-11-28', '2026-11-21')).toBe('on Saturday 28 November');
    expect(dateWords('2026-11-21', '2026-11-21')).toBe('Saturday 21 November');
    expect(monthWords('2026-11')).toBe('November 2026');
  });
});
