import { tPremium } from '../../languages/premium';
import type { BillingDto } from '../../shared/api/billing';
import { Banner } from '../../shared/ui/banner';

type Reason = NonNullable<BillingDto['moneyBack']>;

const WORDS: Record<Reason, () => { title: string; text: string }> = {
  refunded: () => ({ title: tPremium('refunded'), text: tPremium('refundedText') }),
  disputed: () => ({ title: tPremium('disputed'), text: tPremium('disputedText') }),
  'charged-twice': () => ({ title: tPremium('paidTwice'), text: tPremium('paidTwiceText') }),
};

/** Says why money went back. */
export function MoneyBack({ reason }: { reason: Reason }) {
  const { title, text } = WORDS[reason]();
  return <Banner title={title}>{text}</Banner>;
}
