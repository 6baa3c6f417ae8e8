import { perLanguage } from '../../languages/language';

const format = perLanguage(
  ({ locale }) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** The reader's local time of an instant: "21 Nov 2026, 14:05". */
export const momentOf = (moment: string): string => format().format(new Date(moment));
