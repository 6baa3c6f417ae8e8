import { language, LOCALES, perLanguage } from '../../../kernel/languages/language.js';
import { texts } from '../../../kernel/languages/texts.js';
import { CURRENCY, PRICES } from './plan.js';

const tBilling = texts('billing');

interface Renewal {
  firstName: string;
  renewsAt: Date;
  /** IANA. */
  timeZone: string;
}

const money = perLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: CURRENCY,
      currencyDisplay: 'narrowSymbol',
    }),
);

/** The mail that comes a week before an annual plan is renewed. */
export function renewalMail({ firstName, renewsAt, timeZone }: Renewal, page: string) {
  const dates = new Intl.DateTimeFormat(LOCALES[language()], { dateStyle: 'long', timeZone });
  const day = dates.format(renewsAt);
  const price = money().format(PRICES.annual.amount / 100);
  return {
    subject: tBilling('renewsOn', { day }),
    text: [
      tBilling('hello', { name: firstName }),
      tBilling('willCharge', { day, price }),
      tBilling('nothingToDo'),
      tBilling('mayStop', { page }),
    ].join('\n\n'),
  };
}
