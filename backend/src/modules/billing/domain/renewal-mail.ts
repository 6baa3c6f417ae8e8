import { PRICES } from './plan.js';

interface Renewal {
  firstName: string;
  renewsAt: Date;
  /** IANA. */
  timeZone: string;
}

/** What people are told a week before their annual plan is renewed. */
export function renewalMail({ firstName, renewsAt, timeZone }: Renewal, page: string) {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(renewsAt);
  const price = `$${(PRICES.annual.amount / 100).toFixed(2)}`;
  return {
    subject: `Your Leaflore Premium renews on ${day}`,
    text: [
      `Hello ${firstName},`,
      `your annual plan of Leaflore Premium renews on ${day}. We will charge ${price} to your card then.`,
      'If that’s fine with you, there is nothing to do.',
      `If you’d rather stop, you can cancel with one click, and keep Premium until that day: ${page}`,
    ].join('\n\n'),
  };
}
