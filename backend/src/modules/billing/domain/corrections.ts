import { isEnded, isLiveSubscription, isOwed, isWaiting } from './subscription.js';
import type { MoneyBack, SubscriptionState } from './subscription.js';

/** A subscription with what is wrong with its money. */
export interface JudgedSubscription extends SubscriptionState {
  /** The money for its time will not come back. */
  isLost: boolean;
  /** The invoices that were paid when it had ended, and are not refunded. */
  paidInVain: string[];
}

/** What has to be put right at the payment provider. */
interface Corrections {
  /** Subscriptions that end at once, and why. */
  ended: { id: string; reason: MoneyBack | undefined }[];
  /** Invoices whose money goes back. */
  refunded: string[];
  /** Subscriptions whose first payment is not wanted any more. */
  abandoned: string[];
}

/**
 * Compares what a person has with what anybody should have: one subscription, which is charged again only while its money was kept. Of
 * two that are paid the older one stays; beside one that is paid, none stays that is not. What was paid for a subscription that had ended goes back.
 */
export function correctionsOf(found: JudgedSubscription[], now: Date): Corrections {
  const running = found.filter((one) => one.plan !== null && !isEnded(one) && !isWaiting(one));
  const lost = running.filter(({ isLost }) => isLost);
  const paid = running.filter((one) => isLiveSubscription(one, now)).sort(byAge);
  const [kept, ...second] = paid;
  const unpaid = kept ? running.filter((one) => isOwed(one) || (one.isReturned && !one.isLost)) : [];
  return {
    ended: [
      ...lost.map(({ id, moneyBack }) => ({ id, reason: moneyBack ?? undefined })),
      ...second.map(({ id }) => ({ id, reason: 'charged-twice' as const })),
      ...unpaid.map(({ id, moneyBack }) => ({ id, reason: moneyBack ?? undefined })),
    ],
    refunded: found.flatMap(({ paidInVain }) => paidInVain),
    abandoned: kept ? found.filter(isWaiting).map(({ id }) => id) : [],
  };
}

const byAge = (one: SubscriptionState, other: SubscriptionState): number =>
  one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1);
