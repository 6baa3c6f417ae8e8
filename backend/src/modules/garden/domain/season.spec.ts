import { planFor, problemOf } from '@leaflore/doctor';
import type { LocalDate } from '../../../kernel/local-date.js';
import { restOn } from './season.js';

describe('the months in which most pot plants rest', () => {
  it.each(['north', 'south', 'tropics'] as const)(
    'are those in which the plant doctor repots none: %s',
    (hemisphere) => {
      for (let month = 1; month <= 12; month += 1) {
        const day = `2026-${String(month).padStart(2, '0')}-15` as LocalDate;
        const waits = planFor(problemOf('root-bound')!, day, hemisphere).startsOn !== day;
        expect([day, waits]).toEqual([day, restOn(day, hemisphere) === 1]);
      }
    },
  );
});
