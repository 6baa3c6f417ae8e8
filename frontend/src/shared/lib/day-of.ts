import { perLanguage } from '../../languages/language';

const format = perLanguage(
  ({ locale }) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }),
);

/** The reader's local date of an instant: "21 November 2026". */
export const dayOf = (moment: string) => format().format(new Date(moment));
