import { nameDevice } from './device-name.js';
import { speaking } from './languages/language.js';
import { monthsInWords, seasonsInWords } from './months.js';
import { dayInWords, monthInWords, often } from './spoken-time.js';

describe('times', () => {
  it.each([
    ['en', '9 November', '1 March 2028', 'March 2028'],
    ['es', '9 de noviembre', '1 de marzo de 2028', 'marzo de 2028'],
    ['de', '9. November', '1. März 2028', 'März 2028'],
  ] as const)('are written in %s as people do there', (code, thisYear, another, month) =>
    speaking(code, () => {
      expect(dayInWords('2026-11-09', '2026-11-21')).toBe(thisYear);
      expect(dayInWords('2028-03-01', '2026-11-21')).toBe(another);
      expect(monthInWords('2028-03-01')).toBe(month);
    }),
  );

  it('come as often as people say it', () => {
    const days = [1, 3, 7, 14, 30, 60, 90, 365, 730];
    expect(days.map(often).join(', ')).toBe(
      'Every day, Every 3 days, Every week, Every 2 weeks, Every month, Every 2 months, About every 3 months, Every year, Every 2 years',
    );
    expect(speaking('de', () => days.map(often).join(', '))).toBe(
      'Jeden Tag, Alle 3 Tage, Jede Woche, Alle 2 Wochen, Jeden Monat, Alle 2 Monate, Etwa alle 3 Monate, Jedes Jahr, Alle 2 Jahre',
    );
    expect(speaking('es', () => days.map(often).join(', '))).toBe(
      'Cada día, Cada 3 días, Cada semana, Cada 2 semanas, Cada mes, Cada 2 meses, Más o menos cada 3 meses, Cada año, Cada 2 años',
    );
  });

  it.each([
    [[3, 4, 5], 'im Frühling', 'en primavera'],
    [[5], 'im späten Frühling', 'a finales de primavera'],
    [[3, 4], 'im zeitigen und mittleren Frühling', 'a principios y mediados de primavera'],
    [
      [3, 4, 5, 6, 7, 8, 9],
      'vom Frühling bis zum frühen Herbst',
      'desde la primavera hasta principios de otoño',
    ],
    [
      [1, 2, 7, 8],
      'im mittleren und späten Winter und im Hoch- und Spätsommer',
      'a mediados y finales de invierno y a mediados y finales de verano',
    ],
  ])('of the year are called by the seasons: %j', (months, german, spanish) => {
    expect(speaking('de', () => seasonsInWords(months))).toBe(german);
    expect(speaking('es', () => seasonsInWords(months))).toBe(spanish);
  });

  it('of the year are called by the months', () => {
    expect(monthsInWords([1, 2, 7])).toBe('from January to February and in July');
    expect(speaking('de', () => monthsInWords([1, 2, 7]))).toBe('von Januar bis Februar und im Juli');
    expect(speaking('es', () => monthsInWords([11, 12, 1]))).toBe('de noviembre a enero');
  });
});

it('a device is named in the language of who reads it', () => {
  expect(speaking('de', () => nameDevice('Firefox/132.0 (X11; Linux)'))).toBe('Firefox auf Linux');
  expect(speaking('es', () => nameDevice('curl/8'))).toBe('Navegador');
});
