import { perLanguage } from '../../languages/language';

/** Compares names as the reader's language orders them. */
export const inWords = perLanguage(
  ({ locale }) => new Intl.Collator(locale, { sensitivity: 'base', numeric: true }),
);

/** Compares days or instants, as they are written. */
export const inTime = (one: string, other: string) => (one < other ? -1 : Number(one > other));
