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

  it("include the chosen one and the device's own, each once and by its current name", () => {
    const values = timeZoneOptions('Asia/Calcutta', 'Europe/Kiev', known).map(({ value }) => value);
    expect(values).toEqual(['Asia/Kolkata', 'America/New_York', 'Europe/Berlin', 'Europe/Kyiv']);
  });

  it('name no zone by a name of the past that browsers still list', () => {
    const past = ['Kiev', 'Calcutta', 'Saigon', 'Rangoon', 'Katmandu', 'Godthab'];
    const labels = timeZoneOptions('UTC', null, knownTimeZones()).map(({ label }) => label);
    expect(labels.filter((label) => past.some((name) => label.includes(name)))).toEqual([]);
    expect(labels).toEqual(expect.arrayContaining(['Europe / Kyiv', 'Asia / Kolkata']));
  });

  it('are accepted under their current names by Intl', () => {
    for (const { value } of timeZoneOptions('UTC', null, knownTimeZones()))
      expect(() => new Intl.DateTimeFormat('en', { timeZone: value })).not.toThrow();
  });

  it('are hundreds in a modern browser, and at least one in an old one', () => {
    expect(knownTimeZones().length).toBeGreaterThan(300);
    expect(timeZoneOptions('UTC', null, [])).toHaveLength(1);
  });
});
