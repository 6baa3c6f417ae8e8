import { Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { language } from '../../../kernel/languages/language.js';
import { OUTBOUND, outboundFetch } from '../../../platform/outbound/outbound.js';
import { webhookRefused } from '../domain/billing.errors.js';
import { PRICES, PLANS } from '../domain/plan.js';
import type { Plan } from '../domain/plan.js';
import { isEnded, isWaiting } from '../domain/subscription.js';
import type { MoneyBack } from '../domain/subscription.js';
import { PaymentGateway } from '../ports/payment-gateway.js';
import type {
  ForeignSubscription,
  Invoice,
  PayingAccount,
  Payment,
  PaymentEvent,
  PlanChange,
} from '../ports/payment-gateway.js';
import { StripeCatalogue } from './stripe-catalogue.js';
import { StripeCustomers } from './stripe-customers.js';
import { calling, ifGone, ifMissing, ifRefused } from './stripe-failures.js';
import { StripePayments } from './stripe-payments.js';
import { StripePlanChanges } from './stripe-plan-changes.js';
import {
  EVENT_TYPES,
  idOf,
  openInvoice,
  subscriptionOn,
  toCheckout,
  toEvent,
  toInvoice,
  toState,
} from './stripe-states.js';

/** A signature that is older than this is refused. */
const TOLERANCE_S = 300;
const RETRIES = 2;
const MAX_SUBSCRIPTIONS = 100;
const CHECKOUT = 'latest_invoice.confirmation_secret';

interface Settings {
  secretKey: string;
  /** Without it no webhook is believed; events are asked for all the same. */
  webhookSecret?: string;
  /** Another server that speaks Stripe's API. */
  apiBase?: string;
}

/** Subscriptions at Stripe, by its official SDK, through our own gate. */
export class StripePaymentGateway extends PaymentGateway {
  private readonly log = new Logger(StripePaymentGateway.name);
  private readonly stripe: Stripe;
  private readonly catalogue: StripeCatalogue;
  private readonly changes: StripePlanChanges;
  private readonly customers: StripeCustomers;
  private readonly payments: StripePayments;
  private readonly webhookSecret?: string;

  constructor({ secretKey, webhookSecret, apiBase }: Settings) {
    super();
    const server = apiBase ? new URL(apiBase) : undefined;
    this.webhookSecret = webhookSecret;
    this.stripe = new Stripe(secretKey, {
      httpClient: Stripe.createFetchHttpClient(outboundFetch(OUTBOUND.payments)),
      timeout: OUTBOUND.payments.timeoutMs,
      maxNetworkRetries: RETRIES,
      telemetry: false,
      ...(server && {
        host: server.hostname,
        port: server.port || undefined,
        protocol: server.protocol === 'http:' ? 'http' : 'https',
      }),
    });
    this.catalogue = new StripeCatalogue(this.stripe);
    this.changes = new StripePlanChanges(this.stripe, this.catalogue);
    this.customers = new StripeCustomers(this.stripe);
    this.payments = new StripePayments(this.stripe);
  }

  setUp(): Promise<string[]> {
    return this.call(async () => {
      const prices = await Promise.all(
        PLANS.map(
          async (plan) => `${plan}: ${PRICES[plan].amount / 100} USD (${await this.catalogue.priceOf(plan)})`,
        ),
      );
      return [...prices, `page for cards: ${await this.catalogue.cardPage()}`];
    });
  }

  findOrCreateCustomer(account: PayingAccount): Promise<string> {
    return this.call(() => this.customers.findOrCreate(account));
  }

  async updateCustomer(id: string): Promise<boolean> {
    return (await this.call(() => this.customers.update(id)).catch(ifMissing)) ?? false;
  }

  async deleteCustomer(customerId: string): Promise<void> {
    await this.call(() => this.stripe.customers.del(customerId)).catch(ifMissing);
  }

  async subscriptionsOf(customer: string): Promise<ForeignSubscription[]> {
    const found = await this.call(async () => {
      const expand = [`data.${CHECKOUT}`];
      const limit = MAX_SUBSCRIPTIONS;
      const { data } = await this.stripe.subscriptions.list({ customer, status: 'all', limit, expand });
      const paid = data.every(isWaiting) ? [] : await this.payments.paidInvoices(customer);
      return Promise.all(data.map((subscription) => this.describe(subscription, paid)));
    }).catch(ifMissing);
    return found ?? [];
  }

  beginSubscription(customer: string, plan: Plan, idempotencyKey: string): Promise<ForeignSubscription> {
    return this.call(async () => {
      const begun = await this.stripe.subscriptions.create(
        {
          customer,
          items: [{ price: await this.catalogue.priceOf(plan) }],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          expand: [CHECKOUT],
        },
        { idempotencyKey },
      );
      return this.describe(begun, []);
    });
  }

  /** Stripe refuses to void an invoice that is paid, so a payment that is faster than this keeps its subscription. */
  abandon(id: string): Promise<boolean> {
    return this.call(async () => {
      const subscription = await this.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
      if (isEnded(subscription)) return true;
      if (!isWaiting(subscription) || (await this.isBeingPaid(subscription))) return false;
      const invoice = openInvoice(subscription);
      if (invoice && !(await this.voidInvoice(invoice.id))) return false;
      await this.cancel(id);
      return true;
    });
  }

  async endSubscription(id: string, reason?: MoneyBack): Promise<void> {
    await this.call(async () => {
      const subscription = await this.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
      const invoice = openInvoice(subscription);
      if (!isEnded(subscription)) await this.cancel(id, reason);
      if (invoice) await this.voidInvoice(invoice.id);
    }).catch(ifMissing);
  }

  refundInvoice(id: string): Promise<void> {
    return this.call(() => this.payments.refund(id));
  }

  /** It says what shall be, so a repeat changes nothing: the SDK’s own key is enough. */
  async setCancelAtPeriodEnd(id: string, isCancelled: boolean): Promise<void> {
    await this.call(() => this.stripe.subscriptions.update(id, { cancel_at_period_end: isCancelled }));
  }

  changePlan(id: string, plan: Plan): Promise<void> {
    return this.call(() => this.changes.change(id, plan));
  }

  previewChange(id: string, plan: Plan): Promise<PlanChange> {
    return this.call(() => this.changes.preview(id, plan));
  }

  async customerOfCharge(id: string): Promise<string | null> {
    const charge = await this.call(() => this.stripe.charges.retrieve(id)).catch(ifMissing);
    return idOf(charge?.customer);
  }

  findPayment(id: string): Promise<Payment | undefined> {
    return this.call(() => this.payments.find(id)).catch(ifMissing);
  }

  invoicesOf(customer: string): Promise<Invoice[]> {
    return this.call(async () => {
      const { data } = await this.stripe.invoices.list({ customer, limit: 100 });
      return data.filter(({ status }) => status !== 'draft').map(toInvoice);
    });
  }

  /** Every answer is a page of its own that nothing follows from: no key is needed. */
  cardPage(customer: string, return_url: string): Promise<string> {
    return this.call(async () => {
      const configuration = await this.catalogue.cardPage();
      const flow_data = { type: 'payment_method_update' as const };
      const session = { customer, configuration, return_url, flow_data, locale: language() };
      return (await this.stripe.billingPortal.sessions.create(session)).url;
    });
  }

  readEvent(body: Buffer, signature: string): PaymentEvent {
    if (!this.webhookSecret) throw webhookRefused();
    try {
      return toEvent(this.stripe.webhooks.constructEvent(body, signature, this.webhookSecret, TOLERANCE_S));
    } catch {
      throw webhookRefused();
    }
  }

  async *eventsSince(moment: Date): AsyncGenerator<PaymentEvent> {
    const created = { gte: Math.floor(moment.getTime() / 1000) };
    let starting_after: string | undefined;
    for (;;) {
      const query = { created, types: EVENT_TYPES, limit: 100, ...(starting_after && { starting_after }) };
      const page = await this.call(() => this.stripe.events.list(query));
      yield* page.data.map(toEvent);
      starting_after = page.data.at(-1)?.id;
      if (!page.has_more || !starting_after) return;
    }
  }

  private async describe(
    subscription: Stripe.Subscription,
    paid: Stripe.Invoice[],
  ): Promise<ForeignSubscription> {
    const state = toState(subscription, await this.isOurs(subscription));
    const own = paid.filter((invoice) => subscriptionOn(invoice) === subscription.id);
    const isActive = subscription.status === 'active';
    const { moneyBack, ...money } = await this.payments.paidTime(subscription.id, isActive ? paid : []);
    return {
      ...state,
      ...money,
      moneyBack: moneyBack ?? state.moneyBack,
      checkout: toCheckout(subscription),
      isBeingPaid: isWaiting(subscription) && (await this.isBeingPaid(subscription)),
      paidInVain: isEnded(subscription) ? await this.payments.paidInVain(subscription, own) : [],
    };
  }

  /** Whether the first payment can still succeed by itself, or has a moment ago. */
  private async isBeingPaid({ latest_invoice: invoice }: Stripe.Subscription): Promise<boolean> {
    if (!invoice || typeof invoice !== 'object') return false;
    return invoice.status === 'paid' || (invoice.status === 'open' && this.payments.isBeingPaid(invoice.id));
  }

  private isOurs({ items }: Stripe.Subscription): Promise<boolean> {
    return this.catalogue.isOurs(idOf(items.data[0]?.price.product));
  }

  /** Whether the invoice asks for nothing any more; Stripe refuses that for one that is paid. What is void stays void: no key is needed. */
  private async voidInvoice(id: string): Promise<boolean> {
    return (await this.stripe.invoices.voidInvoice(id).catch(ifRefused)) !== undefined;
  }

  /** A customer sees the reason nowhere; it comes back with the subscription. An end is an end: no key is needed. */
  private async cancel(id: string, comment?: MoneyBack): Promise<void> {
    const details = comment && { cancellation_details: { comment } };
    await this.stripe.subscriptions.cancel(id, details).catch(ifGone);
  }

  private call<T>(work: () => Promise<T>): Promise<T> {
    return calling(work, (trouble) => this.log.warn(`Stripe: ${trouble}`));
  }
}
