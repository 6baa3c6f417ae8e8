import type Stripe from 'stripe';
import type { MoneyBack } from '../domain/subscription.js';
import type { Payment } from '../ports/payment-gateway.js';
import { carryingOf, hasUsedCredit } from './stripe-credit.js';
import { endOfTimeOn, idOf, reasonOf, subscriptionOn } from './stripe-states.js';

/** Disputes that leave the money where it was, or have brought it back. */
const HARMLESS = new Set([
  'won',
  'prevented',
  'warning_closed',
  'warning_needs_response',
  'warning_under_review',
]);
/** States of a payment that nothing may be ended over. */
const UNDER_WAY = new Set(['processing', 'requires_capture', 'succeeded']);
const MAX_INVOICES = 100;

/** What became of the money of an invoice: whether it went back, why, and whether for good. */
interface Fate {
  isReturned: boolean;
  moneyBack: MoneyBack | null;
  isLost: boolean;
}
const KEPT: Fate = { isReturned: false, moneyBack: null, isLost: false };

/** Reads what was paid at Stripe, and whether it went back; gives it back. */
export class StripePayments {
  constructor(private readonly stripe: Stripe) {}

  /** Newest first. */
  async paidInvoices(customer: string): Promise<Stripe.Invoice[]> {
    return (await this.stripe.invoices.list({ customer, status: 'paid', limit: MAX_INVOICES })).data;
  }

  /** Until when a subscription is paid for by a customer's paid invoices, newest first, and what became of that money. */
  async paidTime(
    subscription: string,
    invoices: Stripe.Invoice[],
  ): Promise<Fate & { paidUntil: Date | null }> {
    const latest = invoices.find((invoice) => subscriptionOn(invoice) === subscription);
    if (!latest) return { paidUntil: null, ...KEPT };
    const carrying = carryingOf(subscription, invoices);
    const fates = await Promise.all(carrying.map(({ id }) => this.fateOf(id)));
    return { paidUntil: endOfTimeOn(latest), ...worstOf(fates) };
  }

  /**
   * The invoices of a subscription that were paid in vain and not given back: those paid when it had ended or was not needed, and
   * the one beside lost credit that ended it. `invoices` are the paid ones, newest first.
   */
  async paidInVain(subscription: Stripe.Subscription, invoices: Stripe.Invoice[]): Promise<string[]> {
    const { status, ended_at } = subscription;
    const reason = reasonOf(subscription);
    const isUseless = status === 'incomplete_expired' || reason === 'charged-twice';
    const isLate = (invoice: Stripe.Invoice) =>
      ended_at !== null && (invoice.status_transitions.paid_at ?? 0) > ended_at;
    const isBesideLost = (invoice: Stripe.Invoice) =>
      reason !== null && invoice === invoices[0] && hasUsedCredit(invoice);
    const late = invoices.filter(
      (invoice) => invoice.amount_paid > 0 && (isUseless || isLate(invoice) || isBesideLost(invoice)),
    );
    const fates = await Promise.all(late.map(({ id }) => this.fateOf(id)));
    return late.filter((_, at) => !fates[at]!.isReturned).map(({ id }) => id);
  }

  /** Whether somebody has begun to pay an invoice in a way that can still succeed by itself, or has. */
  async isBeingPaid(invoice: string): Promise<boolean> {
    const expand = ['data.payment.payment_intent'];
    const { data } = await this.stripe.invoicePayments.list({ invoice, expand });
    return data.some(({ payment: { payment_intent: intent } }) =>
      intent && typeof intent === 'object' ? UNDER_WAY.has(intent.status) : false,
    );
  }

  async find(id: string): Promise<Payment> {
    const intent = await this.stripe.paymentIntents.retrieve(id);
    const invoice = await this.invoiceOf(id);
    const isWhole =
      intent.amount_received >= (invoice?.amount_due ?? 0) && intent.currency === invoice?.currency;
    const subscriptionId = invoice ? subscriptionOn(invoice) : null;
    return { customerId: idOf(intent.customer), status: intent.status, isWhole, subscriptionId };
  }

  /** Gives back what was paid for an invoice. The key makes it once; what is refunded or disputed already stays as it is. */
  async refund(invoice: string): Promise<void> {
    const { data } = await this.stripe.invoicePayments.list({ invoice, status: 'paid' });
    for (const { payment } of data) {
      const payment_intent = idOf(payment.payment_intent);
      if (!payment_intent) continue;
      const refund = { payment_intent, reason: 'duplicate' as const };
      await this.stripe.refunds
        .create(refund, { idempotencyKey: `refund-${payment_intent}` })
        .catch(ifReturned);
    }
  }

  /** By the payment's use; payments themselves do not name their invoice. */
  private async invoiceOf(payment_intent: string): Promise<Stripe.Invoice | undefined> {
    const payment = { type: 'payment_intent' as const, payment_intent };
    const { data } = await this.stripe.invoicePayments.list({ payment, limit: 1, expand: ['data.invoice'] });
    const invoice = data[0]?.invoice;
    return invoice && typeof invoice === 'object' && !invoice.deleted ? invoice : undefined;
  }

  /** Also where less, or another currency, came than the invoice says. */
  private async fateOf(invoice: string): Promise<Fate> {
    const expand = ['data.payment.payment_intent.latest_charge'];
    const { data } = await this.stripe.invoicePayments.list({ invoice, status: 'paid', expand });
    for (const { payment, amount_paid, currency } of data) {
      const intent = payment.payment_intent;
      if (!intent || typeof intent !== 'object') continue;
      if (intent.amount_received < (amount_paid ?? 0) || intent.currency !== currency)
        return { ...KEPT, isReturned: true };
      const charge = intent.latest_charge;
      const fate = charge && typeof charge === 'object' ? await this.fateOfCharge(charge) : KEPT;
      if (fate.isReturned) return fate;
    }
    return KEPT;
  }

  /** A part that was refunded is goodwill, and takes nothing away. */
  private async fateOfCharge(charge: Stripe.Charge): Promise<Fate> {
    if (charge.refunded) return { isReturned: true, moneyBack: 'refunded', isLost: true };
    if (!charge.disputed) return KEPT;
    const { data } = await this.stripe.disputes.list({ charge: charge.id });
    const isReturned = data.some(({ status }) => !HARMLESS.has(status));
    const isLost = data.some(({ status }) => status === 'lost');
    return { isReturned, moneyBack: isReturned ? 'disputed' : null, isLost };
  }
}

/** Time is paid for while all the money for it was kept. */
const worstOf = (fates: Fate[]): Fate =>
  fates.find(({ isLost }) => isLost) ?? fates.find(({ isReturned }) => isReturned) ?? KEPT;

/** Money that is back already, or that the bank has taken back by a dispute. */
const RETURNED = new Set(['charge_already_refunded', 'charge_disputed']);
function ifReturned(error: unknown): void {
  if (!RETURNED.has(String((error as { code?: string }).code))) throw error;
}
