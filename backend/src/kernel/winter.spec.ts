import { hemisphereOf } from './hemisphere.js';
import { hasWinter } from './winter.js';

describe('the winter of a place', () => {
  it.each([
    'Europe/Berlin',
    'America/New_York',
    'America/Indiana/Knox',
    'Australia/Sydney',
    'America/Punta_Arenas',
  ])('is known of %s', (zone) => expect(hasWinter(zone)).toBe(true));

  it.each([
    'Asia/Kolkata',
    'Asia/Shanghai',
    'Australia/Brisbane',
    'Pacific/Honolulu',
    'Asia/Singapore',
    'UTC',
  ])('is not known of %s, or there is none', (zone) => expect(hasWinter(zone)).toBe(false));

  it('and its hemisphere are those of a time zone in whatever letters it is written', () => {
    for (const zone of Intl.supportedValuesOf('timeZone'))
      for (const same of [zone.toLowerCase(), zone.toUpperCase()])
        expect([same, hasWinter(same), hemisphereOf(same)]).toEqual([
          same,
          hasWinter(zone),
          hemisphereOf(zone),
        ]);
  });

  it('is known of no place without seasons', () => {
    const known = Intl.supportedValuesOf('timeZone').filter(hasWinter);
    expect(known.length).toBeGreaterThan(90);
    expect(known.filter((zone) => hemisphereOf(zone) === 'tropics')).toEqual([]);
  });
});
