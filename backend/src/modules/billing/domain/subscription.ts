import type { Plan } from './plan.js';

const DAY_MS = 86_400_000;
/** A renewal takes an hour or two to be charged, and the payment provider may be away for a while. */
export const RENEWAL_GRACE_DAYS = 3;

/** What the payment provider says of a subscription. */
export interface SubscriptionState {
  /** The provider's. */
  id: string;
  /** Null where the price is none of ours. */
  plan: Plan | null;
  /** Stripe's words: incomplete, incomplete_expired, active, past_due, unpaid, canceled, paused, trialing. */
  status: string;
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** The end of the time that is paid for; null before the first payment. */
  paidUntil: Date | null;
  /** Whether the money for that time went back, by a refund or a dispute. */
  isReturned: boolean;
  createdAt: Date;
}

/** Whether a subscription gives premium now: it is ours, active, paid for, and the money was not taken back. */
export function isLiveSubscription(subscription: SubscriptionState, now: Date): boolean {
  const { plan, status, currentPeriodEnd, cancelAtPeriodEnd, paidUntil, isReturned } = subscription;
  if (plan === null || status !== 'active' || isReturned || paidUntil === null) return false;
  if (cancelAtPeriodEnd && currentPeriodEnd <= now) return false;
  return paidUntil.getTime() + RENEWAL_GRACE_DAYS * DAY_MS > now.getTime();
}

const ENDED = new Set(['canceled', 'incomplete_expired']);

/** Whether a subscription can never be charged again. */
export const isEnded = ({ status }: Pick<SubscriptionState, 'status'>): boolean => ENDED.has(status);

/** Whether a subscription has been begun and its first payment has not come yet. */
export const isWaiting = ({ status }: Pick<SubscriptionState, 'status'>): boolean => status === 'incomplete';

/** The subscription that a person is shown: a live one, else one that is owed, else none. */
export function currentOf<S extends SubscriptionState>(subscriptions: S[], now: Date): S | undefined {
  const begun = subscriptions.filter((one) => !isEnded(one) && !isWaiting(one) && one.plan !== null);
  return begun.find((one) => isLiveSubscription(one, now)) ?? begun[0];
}
