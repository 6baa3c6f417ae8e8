import { knownTimeZones, timeZoneOptions } from './time-zones';

const known = ['America/New_York', 'Asia/Kolkata', 'Europe/Berlin'];

describe('the time zones to choose from', () => {
  it('begin with the one of this device', () => {
    expect(timeZoneOptions('Europe/Berlin', null, known)).toEqual([
      { value: 'Europe/Berlin', label: 'Europe / Berlin (this device)' },
      { value: 'America/New_York', label: 'America / New York' },
      { value: 'Asia/Kolkata', label: 'Asia / Kolkata' },
    ]);
  });

  it("include the chosen one and the device's own under whatever name the browser has, each once", () => {
    const values = timeZoneOptions('Asia/Calcutta', 'Europe/Kyiv', known).map(({ value }) => value);
    expect(values).toEqual([
      'Asia/Calcutta',
      'America/New_York',
      'Asia/Kolkata',
      'Europe/Berlin',
      'Europe/Kyiv',
    ]);
  });

  it('are hundreds in a modern browser, and at least one in an old one', () => {
    expect(knownTimeZones().length).toBeGreaterThan(300);
    expect(timeZoneOptions('UTC', null, [])).toHaveLength(1);
  });
});
