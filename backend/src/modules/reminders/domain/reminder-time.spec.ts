import fc from 'fast-check';
import { localDateOf } from '../../../kernel/local-date.js';
import { FIRST_HOUR, isTimely, LAST_HOUR, QUIET_FROM, decideTurn } from './reminder-time.js';

const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Sydney',
  'Pacific/Chatham',
  'Africa/Cairo',
  'America/Sao_Paulo',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'America/St_Johns',
];
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const clocks = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }),
  ]),
);
const hourAt = (instant: Date, timeZone: string) => Number(clocks.get(timeZone)!.format(instant));

/** The messages of a person who is looked at whenever `nextAt` has come, from one instant to another. */
function live(from: Date, to: Date, hour: number, timeZone: string) {
  const messages: { day: string; at: Date }[] = [];
  for (let now = decideTurn(from, hour, timeZone).nextAt; now < to;) {
    const { on, nextAt } = decideTurn(now, hour, timeZone);
    if (on) messages.push({ day: on, at: now });
    now = nextAt;
  }
  return messages;
}

describe('the time of reminders', () => {
  // Every clock change of these years, in both hemispheres: Brazil had them until 2019, Egypt has them again.
  it.each(ZONES.map((zone, n) => [zone, [9, 6, 20][n % 3]!] as const))(
    'is once a day in %s at %i, over every clock change',
    (zone, hour) => {
      for (const year of [2018, 2026]) {
        const [from, to] = [new Date(`${year}-01-01T00:00:00Z`), new Date(`${year + 1}-01-02T00:00:00Z`)];
        const messages = live(from, to, hour, zone);
        const days = messages.map(({ day }) => day);
        expect(new Set(days).size).toBe(days.length);
        expect(days.length).toBeGreaterThanOrEqual(365);
        expect(messages.map(({ at }) => hourAt(at, zone)).filter((at) => at !== hour)).toEqual([]);
        for (const [at, day] of days.entries())
          if (at) expect(Date.parse(day) - Date.parse(days[at - 1]!)).toBe(DAY_MS);
      }
    },
  );

  it('knows no day that a place left out', () => {
    const days = live(new Date('2011-12-28T00:00:00Z'), new Date('2012-01-02T12:00:00Z'), 9, 'Pacific/Apia');
    expect(days.map(({ day }) => day)).toEqual([
      '2011-12-28',
      '2011-12-29',
      '2011-12-31',
      '2012-01-01',
      '2012-01-02',
    ]);
  });

  it('comes later on the same day after an outage, but not at night', () => {
    const nine = '2026-11-21T08:00:00.000Z';
    const next = new Date('2026-11-22T08:00:00Z');
    expect(decideTurn(new Date(nine), 9, 'Europe/Berlin')).toEqual({ on: '2026-11-21', nextAt: next });
    expect(decideTurn(new Date('2026-11-21T19:59:59Z'), 9, 'Europe/Berlin').on).toBe('2026-11-21');
    expect(decideTurn(new Date('2026-11-21T20:00:00Z'), 9, 'Europe/Berlin')).toEqual({
      on: null,
      nextAt: next,
    });
    expect(decideTurn(new Date('2026-11-22T02:00:00Z'), 9, 'Europe/Berlin')).toEqual({
      on: null,
      nextAt: next,
    });
  });

  const anyMoment = fc.date({
    min: new Date('2018-01-01'),
    max: new Date('2030-01-01'),
    noInvalidDate: true,
  });
  const anyHour = fc.integer({ min: FIRST_HOUR, max: LAST_HOUR });
  const anyZone = fc.constantFrom(...ZONES);

  it('is always in the daytime of the person, and the next look is always ahead, at most a day and two hours', () => {
    fc.assert(
      fc.property(anyMoment, anyHour, anyZone, (now, hour, zone) => {
        const { on, nextAt } = decideTurn(now, hour, zone);
        const ahead = nextAt.getTime() - now.getTime();
        if (ahead <= 0 || ahead > DAY_MS + 16 * HOUR_MS) return false;
        if (on === null) return true;
        return on === localDateOf(now, zone) && hourAt(now, zone) >= hour && hourAt(now, zone) < QUIET_FROM;
      }),
      { numRuns: 500 },
    );
  });

  it('lets through what is of this day and of its daytime only', () => {
    fc.assert(
      fc.property(anyMoment, anyZone, (now, zone) => {
        const today = localDateOf(now, zone);
        const isDaytime = hourAt(now, zone) >= FIRST_HOUR && hourAt(now, zone) < QUIET_FROM;
        const yesterday = localDateOf(new Date(now.getTime() - DAY_MS - HOUR_MS), zone);
        return isTimely(now, today, zone) === isDaytime && !isTimely(now, yesterday, zone);
      }),
      { numRuns: 500 },
    );
  });
});
