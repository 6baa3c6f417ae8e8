import { daysOf, spanIn, spanInWords } from './spans.js';

const TODAY = '2026-11-29';

describe('a time that is asked about', () => {
  it.each([
    ['what should i do in december', ['2026-12-01', '2026-12-31'], 'in December'],
    ['what is due in november', [TODAY, '2026-11-30'], 'in November'],
    ['what is to be done in may', ['2027-05-01', '2027-05-31'], 'in May'],
    ['what to do this may for the rose', ['2027-05-01', '2027-05-31'], 'in May'],
    ['what to do this winter', ['2026-12-01', '2027-02-28'], 'in winter'],
    ['what do my plants need in autumn', [TODAY, '2026-11-30'], 'in autumn'],
    ['what must i do next month', ['2026-12-01', '2026-12-31'], 'in December'],
    ['what is due this month', [TODAY, '2026-12-29'], 'in the next month'],
    ['what is due in the next two weeks', [TODAY, '2026-12-12'], 'in the next 14 days'],
    ['what is due in the next 10 days', [TODAY, '2026-12-08'], 'in the next 10 days'],
    ['what to repot this year', [TODAY, '2026-12-31'], 'this year'],
    ['what to repot next year', ['2027-01-01', '2027-12-31'], 'next year'],
    ['anything due this weekend', [TODAY, TODAY], 'at the weekend'],
  ])('%j is %j, %j', (text, days, words) => {
    const span = spanIn(text)!;
    expect([daysOf(span, TODAY, 'north'), spanInWords(span, TODAY)]).toEqual([days, words]);
  });

  it('has the winter of its hemisphere', () => {
    expect(daysOf({ season: 'winter' }, TODAY, 'south')).toEqual(['2027-06-01', '2027-08-31']);
    expect(daysOf({ season: 'winter' }, '2027-01-15', 'north')).toEqual(['2027-01-15', '2027-02-28']);
    expect(daysOf({ season: 'winter' }, '2027-01-15', 'tropics')).toEqual(['2027-01-15', '2027-02-28']);
  });

  it('is no month where somebody only may do something, and no season in a name', () => {
    for (const text of [
      'may i water it',
      'this may be normal',
      'what is winter jasmine',
      'spring onions',
      'when the leaves fall',
      'what is due in the next 0 days',
    ])
      expect(spanIn(text)).toBeUndefined();
  });
});
