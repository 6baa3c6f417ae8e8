import { DAY_MS } from '../../../kernel/durations.js';
import type { Plan } from './plan.js';

/** A renewal takes an hour or two to be charged, and the payment provider may be away for a while. */
export const RENEWAL_GRACE_DAYS = 3;

/** Why money went back: by a refund, by a dispute that is open or lost, or as a second subscription had been paid by mistake. */
export const MONEY_BACK = ['refunded', 'disputed', 'charged-twice'] as const;
export type MoneyBack = (typeof MONEY_BACK)[number];

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
  /** Why money for it went back; null where it did not, or where the provider does not say. */
  moneyBack: MoneyBack | null;
  /** Where the owner pays its open invoice at the provider; null where nothing is owed. */
  payUrl: string | null;
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

const OWED = new Set(['past_due', 'unpaid']);

/** Whether a payment is owed for a subscription that has begun. */
export const isOwed = ({ status }: Pick<SubscriptionState, 'status'>): boolean => OWED.has(status);

/** For this long a person sees that a second payment was given back. */
const SHOWN_DAYS = 30;

/** Why money went back, while that explains something to the person; the newest subscription comes first. */
export function moneyBackOf(subscriptions: SubscriptionState[], now: Date): MoneyBack | null {
  const wasTwice = ({ moneyBack }: SubscriptionState) => moneyBack === 'charged-twice';
  const since = now.getTime() - SHOWN_DAYS * DAY_MS;
  if (subscriptions.some((one) => wasTwice(one) && one.createdAt.getTime() > since)) return 'charged-twice';
  const isBegun = (one: SubscriptionState) => !isWaiting(one) && one.status !== 'incomplete_expired';
  return subscriptions.find((one) => isBegun(one) && !wasTwice(one))?.moneyBack ?? null;
}

/** The subscription that a person is shown: a live one, else one that is owed, else none. */
export function currentOf<S extends SubscriptionState>(subscriptions: S[], now: Date): S | undefined {
  const begun = subscriptions.filter((one) => !isEnded(one) && !isWaiting(one) && one.plan !== null);
  return begun.find((one) => isLiveSubscription(one, now)) ?? begun[0];
}
