import { perLanguage } from '../../languages/language';
import { currentZoneName } from '../../shared/lib/current-zone-name';

/** The hours that can be chosen: none at night. */
const FIRST_HOUR = 6;
const LAST_HOUR = 20;

/** English is read in many countries: there the device knows whether hours are counted to 12 or to 24. */
const clock = perLanguage(
  ({ locale, load }) =>
    new Intl.DateTimeFormat(load && locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
);

/** An hour in the reader's own format: "9:00" or "9:00 AM". */
export const hourWords = (hour: number) => clock().format(new Date(Date.UTC(2026, 0, 1, hour)));

/** Every hour that can be chosen, as options. */
export const hours = () =>
  Array.from({ length: LAST_HOUR - FIRST_HOUR + 1 }, (_, n) => ({
    value: String(FIRST_HOUR + n),
    label: hourWords(FIRST_HOUR + n),
  }));

/** The city of an IANA time zone: "America/New_York" is "New York". */
export const placeOf = (timeZone: string) =>
  currentZoneName(timeZone).split('/').at(-1)!.replaceAll('_', ' ');
