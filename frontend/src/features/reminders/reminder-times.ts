/** The hours that can be chosen: nobody is disturbed at night. */
const FIRST_HOUR = 6;
const LAST_HOUR = 20;

const clock = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/** An hour as the reader's own clock shows it: "9:00" or "9:00 AM". */
export const hourWords = (hour: number) => clock.format(new Date(Date.UTC(2026, 0, 1, hour)));

/** Every hour that can be chosen, for a list. */
export const hours = Array.from({ length: LAST_HOUR - FIRST_HOUR + 1 }, (_, n) => ({
  value: String(FIRST_HOUR + n),
  label: hourWords(FIRST_HOUR + n),
}));

/** The place of an IANA time zone: "America/New_York" is "New York". */
export const placeOf = (timeZone: string) => timeZone.split('/').at(-1)!.replaceAll('_', ' ');
