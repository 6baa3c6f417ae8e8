import type { StripeObject } from './wire.js';

type Interval = 'month' | 'year';
type Price = StripeObject & {
  unit_amount: number;
  currency: string;
  lookup_key: string | null;
  recurring: { interval: Interval };
};

/** Refusals as Stripe words them. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly error: Record<string, unknown>,
  ) {
    super(String(error.message));
  }
}
export const missing = (id: string) =>
  new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such object: '${id}'`,
  });

const DAYS: Record<Interval, number> = { month: 30, year: 365 };
const DAY_S = 86_400;

/** The state of a Stripe account, and what happens in it: shapes after https://docs.stripe.com/api, version 2026-10-28. */
export class StripeAccount {
  readonly objects = new Map<string, StripeObject>();
  /** Newest last. */
  readonly events: StripeObject[] = [];
  /** Seconds that the account's clock is ahead, as a test clock. */
  aheadS = 0;
  /** How the card on file answers a charge; a decline code refuses it. */
  cards = new Map<string, string>();
  /** The objects of a kind, of a customer, for an invoice or a payment. */
  private readonly kinds = new Map<string, StripeObject[]>();
  private count = 0;

  get now(): number {
    return Math.floor(Date.now() / 1000) + this.aheadS;
  }

  add<T extends object>(prefix: string, object: string, members: T): StripeObject & T {
    const made = {
      id: `${prefix}_${(this.count += 1)}x`,
      object,
      created: this.now,
      livemode: false,
      ...members,
    };
    this.objects.set(made.id, made);
    const { customer, invoice, payment } = made as Record<string, unknown>;
    this.index(object, made);
    if (customer) this.index(`${object} of ${String(customer)}`, made);
    if (invoice) this.index(`${object} for ${String(invoice)}`, made);
    if (payment) this.index(`${object} for ${(payment as { payment_intent: string }).payment_intent}`, made);
    return made;
  }

  get(id: string): StripeObject {
    const found = this.objects.get(id);
    if (!found) throw missing(id);
    return found;
  }

  /** Newest first. */
  all(object: string): StripeObject[] {
    return [...(this.kinds.get(object) ?? [])].reverse();
  }

  /** Those that name this customer, newest first. */
  of(customer: string, object: string): StripeObject[] {
    return [...(this.kinds.get(`${object} of ${customer}`) ?? [])].reverse();
  }

  happened(type: string, subject: StripeObject): void {
    const data = { object: structuredClone(subject) };
    const event = {
      id: `evt_${(this.count += 1)}x`,
      object: 'event',
      type,
      created: this.now,
      data,
      api_version: null,
    };
    this.events.push(event);
  }

  subscribe(customer: string, priceId: string): StripeObject {
    if (this.get(customer).deleted) throw missing(customer);
    const price = this.get(priceId) as Price;
    const period = {
      current_period_start: this.now,
      current_period_end: this.now + DAYS[price.recurring.interval] * DAY_S,
    };
    const item = this.add('si', 'subscription_item', { price, quantity: 1, ...period });
    const subscription = this.add('sub', 'subscription', {
      customer,
      status: 'incomplete',
      cancel_at_period_end: false,
      currency: price.currency,
      metadata: {},
      items: { object: 'list', data: [item], has_more: false, url: '/v1/subscription_items' },
      latest_invoice: null as string | null,
    });
    this.bill(subscription, price.unit_amount, period.current_period_end);
    this.happened('customer.subscription.created', subscription);
    return subscription;
  }

  /** An open invoice with a payment that waits. */
  bill(subscription: StripeObject, amount: number, end: number): StripeObject {
    const intent = this.add('pi', 'payment_intent', {
      customer: subscription.customer,
      status: 'requires_payment_method',
      amount,
      amount_received: 0,
      currency: subscription.currency,
      latest_charge: null as string | null,
      client_secret: '',
    });
    intent.client_secret = `${intent.id}_secret_y`;
    const invoice = this.add('in', 'invoice', {
      customer: subscription.customer,
      status: 'open',
      currency: subscription.currency,
      amount_due: amount,
      total: amount,
      number: `LEAF-${this.count}`,
      hosted_invoice_url: `https://invoice.stripe.com/i/${this.count}`,
      period_start: this.now,
      period_end: this.now,
      lines: {
        object: 'list',
        data: [{ id: 'il_1', object: 'line_item', period: { start: this.now, end } }],
      },
      confirmation_secret: { client_secret: intent.client_secret, type: 'payment_intent' },
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    });
    this.add('inpay', 'invoice_payment', {
      invoice: invoice.id,
      status: 'open',
      payment: { type: 'payment_intent', payment_intent: intent.id },
    });
    subscription.latest_invoice = invoice.id;
    return invoice;
  }

  /** The payments for an invoice, or with an intent. */
  paymentsFor(id: string): StripeObject[] {
    return this.kinds.get(`invoice_payment for ${id}`) ?? [];
  }

  invoiceOf(intentId: string): StripeObject {
    return this.get(String(this.paymentsFor(intentId)[0]?.invoice));
  }

  intentOf(invoiceId: string): StripeObject {
    return this.get((this.paymentsFor(invoiceId)[0]?.payment as { payment_intent: string }).payment_intent);
  }

  subscriptionOf(invoice: StripeObject): StripeObject {
    const { subscription_details } = invoice.parent as { subscription_details: { subscription: string } };
    return this.get(subscription_details.subscription);
  }

  /** The card is charged, as by Stripe.js or by a renewal. */
  pay(intentId: string): void {
    const intent = this.get(intentId);
    if (!['requires_payment_method', 'processing'].includes(String(intent.status)))
      throw new StripeRefusal(400, {
        type: 'invalid_request_error',
        code: 'payment_intent_unexpected_state',
        message: 'no',
      });
    const charge = this.add('ch', 'charge', {
      customer: intent.customer,
      amount: intent.amount,
      amount_refunded: 0,
      refunded: false,
      disputed: false,
      payment_intent: intent.id,
    });
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, latest_charge: charge.id });
    const invoice = this.invoiceOf(intentId);
    Object.assign(invoice, { status: 'paid' });
    for (const paying of this.paymentsFor(invoice.id)) paying.status = 'paid';
    const subscription = this.subscriptionOf(invoice);
    subscription.status = 'active';
    this.happened('invoice.paid', invoice);
    this.happened('customer.subscription.updated', subscription);
  }

  /** The next period begins; its invoice is charged, or the charge fails. */
  renew(id: string, isPaid = true): void {
    const subscription = this.get(id);
    const [item] = (subscription.items as { data: StripeObject[] }).data;
    const { recurring, unit_amount } = item!.price as Price;
    const start = item!.current_period_end as number;
    Object.assign(item!, {
      current_period_start: start,
      current_period_end: start + DAYS[recurring.interval] * DAY_S,
    });
    if (subscription.cancel_at_period_end) return this.end(id);
    const invoice = this.bill(subscription, unit_amount, item!.current_period_end as number);
    if (isPaid) this.pay(this.intentOf(invoice.id).id);
    else this.fail(subscription, invoice);
  }

  fail(subscription: StripeObject, invoice: StripeObject): void {
    subscription.status = 'past_due';
    this.happened('invoice.payment_failed', invoice);
    this.happened('customer.subscription.updated', subscription);
  }

  end(id: string): void {
    const subscription = this.get(id);
    const wasWaiting = subscription.status === 'incomplete';
    subscription.status = wasWaiting ? 'incomplete_expired' : 'canceled';
    if (wasWaiting) {
      const invoice = this.get(String(subscription.latest_invoice));
      invoice.status = 'void';
      this.intentOf(invoice.id).status = 'canceled';
    }
    this.happened('customer.subscription.deleted', subscription);
  }

  refund(intentId: string, amount?: number): void {
    const charge = this.get(String(this.get(intentId).latest_charge));
    charge.amount_refunded = amount ?? charge.amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    this.happened('charge.refunded', charge);
  }

  dispute(intentId: string, status: string): void {
    const charge = this.get(String(this.get(intentId).latest_charge));
    charge.disputed = true;
    const known = this.all('dispute').find((one) => one.charge === charge.id);
    const dispute = known ?? this.add('dp', 'dispute', { charge: charge.id, status });
    dispute.status = status;
    // A dispute does not name the customer; the charge that goes with it does.
    this.happened(known ? 'charge.dispute.closed' : 'charge.dispute.created', {
      ...dispute,
      charge: charge.id,
    });
  }

  deleteCustomer(id: string): void {
    const customer = this.get(id);
    if (customer.deleted) throw missing(id);
    Object.assign(customer, { deleted: true, email: null, metadata: {} });
    for (const one of this.of(id, 'subscription'))
      if (!['canceled', 'incomplete_expired'].includes(String(one.status))) this.end(one.id);
    this.happened('customer.deleted', customer);
  }

  /** Everything that was charged to a customer and not given back, in cents. */
  chargedTo(customer: string): number[] {
    return this.of(customer, 'charge').map((one) => (one.amount as number) - (one.amount_refunded as number));
  }

  private index(key: string, one: StripeObject): void {
    const known = this.kinds.get(key);
    if (known) known.push(one);
    else this.kinds.set(key, [one]);
  }
}
