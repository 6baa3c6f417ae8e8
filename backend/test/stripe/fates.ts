import type { FakeStripe } from './fake-stripe.js';
import type { Line } from './invoices.js';
import type { StripeObject } from './wire.js';

/** What may become of a subscription, besides being renewed. Each subscriber has one of these for certain. */
export const FATES = ['refund', 'failure', 'cancel', 'dispute', 'change', 'undo', 'delete', 'twice'] as const;
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
  const paid = account.carrying(id, isPaidWithMoney);
  return paid.length > 0 && paid.every((invoice) => isKept({ account }, invoice));
}

const isLost = ({ account }: Pick<FakeStripe, 'account'>, charge: string): boolean =>
  account.all('dispute').some((one) => one.charge === charge && one.status !== 'won');

/** A customer's invoices that took a payment, newest first: the others were paid with what was left of one. */
const paidInvoices = ({ account }: Pick<FakeStripe, 'account'>, customer: string): StripeObject[] =>
  account.of(customer, 'invoice').filter(isPaidWithMoney);

const isPaidWithMoney = ({ status, amount_paid }: StripeObject): boolean =>
  status === 'paid' && Number(amount_paid) > 0;

/** Whether a customer has a subscription that is paid. */
export const isMember = ({ account }: FakeStripe, customer: string): boolean =>
  account.of(customer, 'subscription').some(({ id }) => isPaid({ account } as FakeStripe, id));

/** Whether the money of an invoice is still with the seller. */
function isKept({ account }: Pick<FakeStripe, 'account'>, invoice: StripeObject): boolean {
  const charge = account.get(String(account.intentOf(invoice.id).latest_charge));
  return !charge.refunded && !(charge.disputed && isLost({ account }, charge.id));
}

/** The time that a customer has paid for with money that was kept, in seconds; a change of the plan gives back what follows it. */
function paidTimes({ account }: FakeStripe, customer: string): { start: number; end: number }[] {
  const all = account.of(customer, 'invoice').filter(({ status }) => status === 'paid');
  return paidInvoices({ account }, customer)
    .filter((invoice) => isKept({ account }, invoice))
    .map((invoice) => {
      const { start, end } = linesOf(invoice).find(({ amount }) => amount > 0)!.period;
      const isOfSame = (one: StripeObject) => account.subscriptionOf(one) === account.subscriptionOf(invoice);
      const back = all
        .filter(isOfSame)
        .flatMap(linesOf)
        .filter(({ amount, period }) => amount < 0 && period.end === end);
      return { start, end: Math.min(end, ...back.map(({ period }) => period.start)) };
    });
}

const linesOf = ({ lines }: StripeObject): Line[] => (lines as { data: Line[] }).data;

/**
 * The customers, of whom something has happened since the event `from`, who have paid twice for the same time, were charged more often
 * than they were billed, or have two subscriptions at once.
 */
export function chargedTwice(stripe: FakeStripe, from = 0): string[] {
  const { account } = stripe;
  const objects = account.events.slice(from).map(({ data }) => (data as { object: StripeObject }).object);
  const customers = new Set(
    objects.map(({ id, object, customer }) => (object === 'customer' ? id : customer)),
  );
  return account
    .all('customer')
    .filter(({ id }) => {
      if (!customers.has(id)) return false;
      const live = account
        .of(id, 'subscription')
        .filter((one) => !hasEnded(one) && one.status !== 'incomplete');
      const isBilled = account.of(id, 'charge').length === paidInvoices({ account }, id).length;
      const times = paidTimes(stripe, id).sort((one, other) => one.start - other.start);
      const isTwice = times.some(({ start }, at) => at > 0 && start < times[at - 1]!.end);
      return isTwice || !isBilled || live.length > 1;
    })
    .map(({ id }) => id);
}
