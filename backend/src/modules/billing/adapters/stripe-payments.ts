import type Stripe from 'stripe';
import type { SubscriptionState } from '../domain/subscription.js';
import type { Payment } from '../ports/payment-gateway.js';
import { endOfTimeOn, idOf } from './stripe-states.js';

/** Disputes that leave the money where it was, or have brought it back. */
const HARMLESS = new Set([
  'won',
  'prevented',
  'warning_closed',
  'warning_needs_response',
  'warning_under_review',
]);

/** Reads what was paid at Stripe, and whether it went back. */
export class StripePayments {
  constructor(private readonly stripe: Stripe) {}

  /** Until when a subscription is paid for by its last paid invoice, and whether that money was returned. */
  async paidTime(subscription: string): Promise<Pick<SubscriptionState, 'paidUntil' | 'isReturned'>> {
    const { data } = await this.stripe.invoices.list({ subscription, status: 'paid', limit: 1 });
    const [invoice] = data;
    if (!invoice) return { paidUntil: null, isReturned: false };
    return { paidUntil: endOfTimeOn(invoice), isReturned: await this.isReturned(invoice.id) };
  }

  async find(id: string): Promise<Payment> {
    const intent = await this.stripe.paymentIntents.retrieve(id);
    return {
      customerId: idOf(intent.customer),
      status: intent.status,
      amount: intent.amount_received,
      currency: intent.currency,
      subscriptionId: await this.subscriptionOf(id),
    };
  }

  /** By the invoice that a payment is for; payments themselves do not name it. */
  private async subscriptionOf(payment_intent: string): Promise<string | null> {
    const payment = { type: 'payment_intent' as const, payment_intent };
    const { data } = await this.stripe.invoicePayments.list({ payment, limit: 1, expand: ['data.invoice'] });
    const invoice = data[0]?.invoice;
    if (!invoice || typeof invoice === 'string' || invoice.deleted) return null;
    return idOf(invoice.parent?.subscription_details?.subscription);
  }

  private async isReturned(invoice: string): Promise<boolean> {
    const expand = ['data.payment.payment_intent.latest_charge'];
    const { data } = await this.stripe.invoicePayments.list({ invoice, status: 'paid', expand });
    for (const { payment } of data) {
      const intent = payment.payment_intent;
      const charge = typeof intent === 'object' ? intent.latest_charge : undefined;
      if (charge && typeof charge === 'object' && (await this.wentBack(charge))) return true;
    }
    return false;
  }

  /** A part that was refunded is goodwill, and takes nothing away. */
  private async wentBack(charge: Stripe.Charge): Promise<boolean> {
    if (charge.refunded) return true;
    if (!charge.disputed) return false;
    const { data } = await this.stripe.disputes.list({ charge: charge.id });
    return data.some(({ status }) => !HARMLESS.has(status));
  }
}
