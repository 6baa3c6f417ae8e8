import type { FakeStripe } from './fake-stripe.js';
import type { StripeObject } from './wire.js';

/** What may become of a subscription, besides being renewed. Each subscriber has one of these for certain. */
export const FATES = ['refund', 'failure', 'cancel', 'dispute', 'change', 'undo', 'delete'] as const;
export type Fate = (typeof FATES)[number];

const ENDED = new Set(['canceled', 'incomplete_expired']);
export const hasEnded = ({ status }: StripeObject): boolean => ENDED.has(String(status));

export const priceOf = (subscription: StripeObject): StripeObject =>
  itemOf(subscription).price as StripeObject;

/** When the next period begins. */
export const renewsAt = (subscription: StripeObject): number =>
  Number(itemOf(subscription).current_period_end) * 1000;

const itemOf = ({ items }: StripeObject): StripeObject => (items as { data: StripeObject[] }).data[0]!;

/** What Stripe's records say: active, and the money for it was not given back. */
export function isPaid({ account }: FakeStripe, id: string): boolean {
  const subscription = account.get(id);
  if (subscription.status !== 'active') return false;
  const paid = account
    .of(String(subscription.customer), 'invoice')
    .find((one) => one.status === 'paid' && account.subscriptionOf(one).id === id);
  if (!paid) return false;
  const charge = account.get(String(account.intentOf(paid.id).latest_charge));
  return !charge.refunded && !(charge.disputed && isLost({ account }, charge.id));
}

const isLost = ({ account }: Pick<FakeStripe, 'account'>, charge: string): boolean =>
  account.all('dispute').some((one) => one.charge === charge && one.status !== 'won');

/** Customers who were charged more often than they were billed, or have two subscriptions at the same time. */
export function chargedTwice({ account }: FakeStripe): string[] {
  return account
    .all('customer')
    .filter(({ id }) => {
      const paid = account.of(id, 'invoice').filter(({ status }) => status === 'paid');
      const live = account.of(id, 'subscription').filter((one) => !hasEnded(one));
      return account.of(id, 'charge').length !== paid.length || live.length > 1;
    })
    .map(({ id }) => id);
}
