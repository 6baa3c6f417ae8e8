import { addInvoice, periodOf, sold } from './invoices.js';
import type { Line, Price } from './invoices.js';
import type { StripeObject } from './wire.js';

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

const ENDED = ['canceled', 'incomplete_expired'];
const hasEnded = ({ status }: StripeObject): boolean => ENDED.includes(String(status));

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
    const period = periodOf(price, this.now);
    const item = this.add('si', 'subscription_item', { price, quantity: 1, ...period });
    const subscription = this.add('sub', 'subscription', {
      customer,
      status: 'incomplete',
      cancel_at_period_end: false,
      currency: price.currency,
      metadata: {},
      ended_at: null as number | null,
      cancellation_details: { comment: null },
      items: { object: 'list', data: [item], has_more: false, url: '/v1/subscription_items' },
      latest_invoice: null as string | null,
    });
    const { status } = this.bill(subscription, [sold(price, period)]);
    // What credit has paid for begins at once.
    if (status === 'paid') subscription.status = 'active';
    this.happened('customer.subscription.created', subscription);
    return subscription;
  }

  /** An open invoice with a payment that waits; one that credit pays for is paid at once. */
  bill(subscription: StripeObject, lines: Line[]): StripeObject {
    const invoice = addInvoice(this, subscription, lines);
    subscription.latest_invoice = invoice.id;
    if (invoice.status === 'paid') this.happened('invoice.paid', invoice);
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

  /** The newest payment that was made, or is asked for, for a subscription; of one that credit pays for, what the credit is left from. */
  paymentOf(subscriptionId: string): StripeObject {
    return this.intentOf(this.carrying(subscriptionId, ({ id }) => this.paymentsFor(id).length > 0)[0]!.id);
  }

  /** The invoices with money that a subscription rests on: its latest, and then those that have left the credit it used. */
  carrying(subscriptionId: string, hasMoney: (invoice: StripeObject) => boolean): StripeObject[] {
    const behind = (invoice: StripeObject): StripeObject[] => [
      invoice,
      ...(invoice.rests_on as string[]).flatMap((id) => behind(this.get(id))),
    ];
    return behind(this.get(String(this.get(subscriptionId).latest_invoice))).filter(hasMoney);
  }

  /** The card is charged, as by Stripe.js or by a renewal, and what was paid for begins. */
  pay(intentId: string): void {
    this.charge(intentId);
    this.activate(intentId);
  }

  /** The card is charged, and nothing has followed from that yet. */
  charge(intentId: string): void {
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
  }

  /** What follows from a charge: its invoice is paid, and its subscription is active unless it has ended. */
  activate(intentId: string): void {
    const { amount } = this.get(intentId);
    const invoice = this.invoiceOf(intentId);
    Object.assign(invoice, {
      status: 'paid',
      amount_paid: amount,
      status_transitions: { paid_at: this.now },
    });
    for (const paying of this.paymentsFor(invoice.id))
      Object.assign(paying, { status: 'paid', amount_paid: amount });
    this.happened('invoice.paid', invoice);
    const subscription = this.subscriptionOf(invoice);
    if (hasEnded(subscription)) return;
    subscription.status = 'active';
    this.happened('customer.subscription.updated', subscription);
  }

  /** The next period begins; its invoice is charged, or the charge fails. */
  renew(id: string, isPaid = true): void {
    const subscription = this.get(id);
    const [item] = (subscription.items as { data: StripeObject[] }).data;
    const price = item!.price as Price;
    const period = periodOf(price, item!.current_period_end as number);
    if (subscription.cancel_at_period_end) return this.end(id);
    Object.assign(item!, period);
    const invoice = this.bill(subscription, [sold(price, period)]);
    if (invoice.status === 'paid') this.happened('customer.subscription.updated', subscription);
    else if (isPaid) this.pay(this.intentOf(invoice.id).id);
    else this.fail(subscription, invoice);
  }

  fail(subscription: StripeObject, invoice: StripeObject): void {
    subscription.status = 'past_due';
    this.happened('invoice.payment_failed', invoice);
    this.happened('customer.subscription.updated', subscription);
  }

  /** An invoice that is still open can be paid all the same. */
  end(id: string, comment: string | null = null): void {
    const subscription = this.get(id);
    const status = subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled';
    Object.assign(subscription, { status, ended_at: this.now, cancellation_details: { comment } });
    this.happened('customer.subscription.deleted', subscription);
  }

  /** Nobody can pay the invoice any more. */
  void(id: string): StripeObject {
    const invoice = this.get(id);
    if (invoice.status !== 'open')
      throw new StripeRefusal(400, {
        type: 'invalid_request_error',
        code: 'invoice_not_editable',
        message: 'You can only void an open invoice.',
      });
    invoice.status = 'void';
    for (const paying of this.paymentsFor(id)) paying.status = 'canceled';
    this.intentOf(id).status = 'canceled';
    this.happened('invoice.voided', invoice);
    return invoice;
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
    for (const one of this.of(id, 'subscription')) if (!hasEnded(one)) this.end(one.id);
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
