import type Stripe from 'stripe';
import { planRenewedEach } from '../domain/plan.js';
import { isOwed, MONEY_BACK } from '../domain/subscription.js';
import type { MoneyBack, SubscriptionState } from '../domain/subscription.js';
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

type OwnState = Omit<SubscriptionState, 'paidUntil' | 'isReturned'>;

/** What is known of a subscription without its payments. `isOurs`: whether it is for our product. */
export function toState(subscription: Stripe.Subscription, isOurs: boolean): OwnState {
  const items = subscription.items.data;
  const [item] = items;
  const { interval, interval_count } = item?.price.recurring ?? {};
  const isSold = isOurs && items.length === 1 && (item?.quantity ?? 1) === 1 && interval_count === 1;
  return {
    id: subscription.id,
    plan: (isSold && planRenewedEach(interval)) || null,
    status: subscription.status,
    currentPeriodEnd: instant(item?.current_period_end ?? subscription.created),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    moneyBack: reasonOf(subscription),
    payUrl: isOwed(subscription) ? (openInvoice(subscription)?.hosted_invoice_url ?? null) : null,
    createdAt: instant(subscription.created),
  };
}

/** Why we ended it, as we noted it at its end. */
export const reasonOf = ({ status, cancellation_details }: Stripe.Subscription): MoneyBack | null =>
  (status === 'canceled' && MONEY_BACK.find((reason) => reason === cancellation_details?.comment)) || null;

/** The latest invoice, where it is expanded and still asks for money. */
export function openInvoice({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice | undefined {
  return invoice && typeof invoice === 'object' && invoice.status === 'open' ? invoice : undefined;
}

/** What the first payment of a subscription needs, where its invoice still waits for it. */
export function toCheckout(subscription: Stripe.Subscription): Checkout | null {
  const invoice = subscription.status === 'incomplete' ? openInvoice(subscription) : undefined;
  const clientSecret = invoice?.confirmation_secret?.client_secret;
  return invoice && clientSecret
    ? { clientSecret, amount: invoice.amount_due, currency: invoice.currency }
    : null;
}

/** The end of the latest time that is sold on an invoice: a line that gives unused time back may end later. */
export const endOfTimeOn = ({ lines, period_end }: Stripe.Invoice): Date =>
  instant(
    Math.max(...lines.data.filter(({ amount }) => amount > 0).map(({ period }) => period.end), period_end),
  );

export const subscriptionOn = ({ parent }: Stripe.Invoice): string | null =>
  idOf(parent?.subscription_details?.subscription);

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
