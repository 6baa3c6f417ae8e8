import type Stripe from 'stripe';
import { planOf } from '../domain/plan.js';
import type { SubscriptionState } from '../domain/subscription.js';
import type { Checkout, Invoice, PaymentEvent } from '../ports/payment-gateway.js';

/** Events after which a subscription, or whether it is paid for, may be another. */
export const EVENT_TYPES = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.marked_uncollectible',
  'invoice.voided',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
];

const instant = (seconds: number): Date => new Date(seconds * 1000);
type Reference = string | { id: string } | null | undefined;
export const idOf = (reference: Reference): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

/** What is known of a subscription without its payments. */
export function toState(
  subscription: Stripe.Subscription,
): Omit<SubscriptionState, 'paidUntil' | 'isReturned'> {
  const items = subscription.items.data;
  const [item] = items;
  const price = item && { ...item.price, interval: item.price.recurring?.interval ?? null };
  const isOurs = items.length === 1 && (item?.quantity ?? 1) === 1 && price;
  const plan = isOurs
    ? planOf({ ...price, lookupKey: price.lookup_key, amount: price.unit_amount })
    : undefined;
  return {
    id: subscription.id,
    plan: plan ?? null,
    status: subscription.status,
    currentPeriodEnd: instant(item?.current_period_end ?? subscription.created),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    createdAt: instant(subscription.created),
  };
}

/** What the first payment of a subscription needs, where its invoice still waits for it. */
export function toCheckout({ status, latest_invoice: invoice }: Stripe.Subscription): Checkout | null {
  if (status !== 'incomplete' || !invoice || typeof invoice === 'string') return null;
  const clientSecret = invoice.status === 'open' ? invoice.confirmation_secret?.client_secret : undefined;
  return clientSecret ? { clientSecret, amount: invoice.amount_due, currency: invoice.currency } : null;
}

/** The end of the latest time that an invoice is for. */
export const endOfTimeOn = (invoice: Stripe.Invoice): Date =>
  instant(Math.max(...invoice.lines.data.map(({ period }) => period.end), invoice.period_end));

export const toInvoice = (invoice: Stripe.Invoice): Invoice => ({
  id: invoice.id,
  number: invoice.number,
  createdAt: instant(invoice.created),
  amount: invoice.total,
  currency: invoice.currency,
  status: invoice.status ?? 'draft',
  url: invoice.hosted_invoice_url ?? null,
});

/** Whom an event is about: the object itself is a customer, it names one, or it names a charge, as disputes do. */
export function toEvent({ id, type, created, data }: Stripe.Event): PaymentEvent {
  const object = data.object as { object: string; id: string } & Partial<
    Record<'customer' | 'charge', Reference>
  >;
  const customerId = object.object === 'customer' ? object.id : idOf(object.customer);
  return { id, type, createdAt: instant(created), customerId, chargeId: idOf(object.charge) };
}
