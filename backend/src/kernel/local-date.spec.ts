import { lastDayOf, nextMonth } from './local-date.js';

describe('months', () => {
  it('follow each other into the next year', () => {
    expect(['2026-01', '2026-11', '2026-12'].map(nextMonth)).toEqual(['2026-02', '2026-12', '2027-01']);
  });

  it('have as many days as the calendar gives them', () => {
    const months = ['2026-02', '2028-02', '2100-02', '2026-04', '2026-12'];
    expect(months.map(lastDayOf)).toEqual([
      '2026-02-28',
      '2028-02-29',
      '2100-02-28',
      '2026-04-30',
      '2026-12-31',
    ]);
  });
});
