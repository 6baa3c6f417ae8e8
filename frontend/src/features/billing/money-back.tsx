import { tPremium } from '../../languages/premium';
import type { BillingDto } from '../../shared/api/billing';
import { Banner } from '../../shared/ui/banner';

type Reason = NonNullable<BillingDto['moneyBack']>;

const WORDS: Partial<Record<string, () => { title: string; text: string }>> = {
  refunded: () => ({ title: tPremium('refunded'), text: tPremium('refundedText') }),
  disputed: () => ({ title: tPremium('disputed'), text: tPremium('disputedText') }),
  'charged-twice': () => ({ title: tPremium('paidTwice'), text: tPremium('paidTwiceText') }),
} satisfies Record<Reason, () => { title: string; text: string }>;

/** Says why money went back; nothing where only a newer server knows why. */
export function MoneyBack({ reason }: { reason: Reason }) {
  const words = WORDS[reason]?.();
  return words && <Banner title={words.title}>{words.text}</Banner>;
}
