import type { BillingDto } from '../../shared/api/billing';
import { Banner } from '../../shared/ui/banner';

type Reason = NonNullable<BillingDto['moneyBack']>;

const WORDS: Record<Reason, { title: string; text: string }> = {
  refunded: {
    title: 'Your payment was refunded',
    text: 'The money went back to you, so Premium has ended. Everything you have made is kept. You can subscribe again whenever you like.',
  },
  disputed: {
    title: 'Your bank has asked for your payment back',
    text: 'Until that is settled there is no Premium for it. Everything you have made is kept. If you didn’t ask for this, please call your bank.',
  },
  'charged-twice': {
    title: 'You had paid twice, so we sent one payment back',
    text: 'There were two subscriptions. We have ended the second one, and its money goes back to your card. It may take the bank a few days.',
  },
};

/** Says why money went back. */
export const MoneyBack = ({ reason }: { reason: Reason }) => (
  <Banner title={WORDS[reason].title}>{WORDS[reason].text}</Banner>
);
