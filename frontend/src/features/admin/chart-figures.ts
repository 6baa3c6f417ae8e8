import { perLanguage } from '../../languages/language';

const short = perLanguage(
  ({ locale }) => new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 }),
);
const whole = perLanguage(({ locale }) => new Intl.NumberFormat(locale));
const ofDollars = (locale: string, digits?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    ...digits,
  });
const dollars = perLanguage(({ locale }) => ofDollars(locale));
const lessThanACent = perLanguage(({ locale }) => ofDollars(locale, { maximumSignificantDigits: 2 }));

/** A step of an axis: all of them differ, also where the whole axis is less than a cent. */
export const stepOf = (figure: number): string => short().format(figure);

export const count = (figure: number): string => whole().format(figure);

export const money = (figure: number): string =>
  (figure > 0 && figure < 0.01 ? lessThanACent() : dollars()).format(figure);
