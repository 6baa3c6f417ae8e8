import type Stripe from 'stripe';
import { subscriptionOn } from './stripe-states.js';

/**
 * The invoices that pay for the time of a subscription: its newest one and, where credit (a negative balance) paid a part of
 * that, those that left the credit, perhaps for an earlier subscription. `invoices` are the customer's paid ones, newest
 * first.
 */
export function carryingOf(subscription: string, invoices: Stripe.Invoice[]): Stripe.Invoice[] {
  const carrying = new Set(newestOn(subscription, invoices));
  invoices.forEach((invoice, at) => {
    if (carrying.has(invoice)) for (const one of behind(invoice, invoices.slice(at + 1))) carrying.add(one);
  });
  return [...carrying].filter(({ amount_paid }) => amount_paid > 0);
}

/** What an invoice rests on beside its own payment. One that neither money nor known credit has paid uses time of the one before it. */
function behind(invoice: Stripe.Invoice, earlier: Stripe.Invoice[]): Stripe.Invoice[] {
  const givers = hasUsedCredit(invoice) ? giversOf(earlier) : [];
  if (givers.length > 0 || invoice.amount_paid > 0) return givers;
  return newestOn(subscriptionOn(invoice), earlier);
}

/** Those that have left what is on the balance: none is older than the one that found nothing on it. */
function giversOf(earlier: Stripe.Invoice[]): Stripe.Invoice[] {
  const first = earlier.findIndex(({ starting_balance }) => starting_balance >= 0);
  const since = first < 0 ? earlier : earlier.slice(0, first + 1);
  return since.filter((one) => hasLeftCredit(one) && subscriptionOn(one) !== null);
}

const newestOn = (subscription: string | null, invoices: Stripe.Invoice[]): Stripe.Invoice[] =>
  invoices.filter((one) => subscriptionOn(one) === subscription).slice(0, 1);

/** Whether credit has paid for an invoice, wholly or in part. */
export const hasUsedCredit = ({ starting_balance, ending_balance }: Stripe.Invoice): boolean =>
  starting_balance < 0 && (ending_balance ?? 0) > starting_balance;

const hasLeftCredit = ({ starting_balance, ending_balance }: Stripe.Invoice): boolean =>
  (ending_balance ?? 0) < Math.min(0, starting_balance);
