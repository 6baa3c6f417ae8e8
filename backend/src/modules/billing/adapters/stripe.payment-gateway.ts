import { Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { OUTBOUND, outboundFetch } from '../../../platform/outbound/outbound.js';
import { paymentsUnavailable, webhookRefused } from '../domain/billing.errors.js';
import { PRICES, PLANS } from '../domain/plan.js';
import type { Plan } from '../domain/plan.js';
import { PaymentGateway } from '../ports/payment-gateway.js';
import type {
  ForeignSubscription,
  Invoice,
  PayingAccount,
  Payment,
  PaymentEvent,
} from '../ports/payment-gateway.js';
import { StripeCatalogue } from './stripe-catalogue.js';
import { calling, ifMissing } from './stripe-failures.js';
import { StripePayments } from './stripe-payments.js';
import { EVENT_TYPES, idOf, toCheckout, toEvent, toInvoice, toState } from './stripe-states.js';

/** A signature that is older than this is refused. */
const TOLERANCE_S = 300;
const RETRIES = 2;
const MAX_SUBSCRIPTIONS = 100;
/** Of one account, deleted at Stripe within ten minutes. */
const MAX_CUSTOMERS = 10;
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

  findOrCreateCustomer({ userId, email }: PayingAccount): Promise<string> {
    return this.call(async () => {
      const { data } = await this.stripe.customers.list({ email, limit: 100 });
      const known = data.find(({ metadata }) => metadata.userId === userId);
      return known?.id ?? this.createCustomer({ email, metadata: { userId } });
    });
  }

  async hasCustomer(id: string): Promise<boolean> {
    const found = await this.call(() => this.stripe.customers.retrieve(id)).catch(ifMissing);
    return found !== undefined && !found.deleted;
  }

  async deleteCustomer(customerId: string): Promise<void> {
    await this.call(() => this.stripe.customers.del(customerId)).catch(ifMissing);
  }

  async subscriptionsOf(customer: string): Promise<ForeignSubscription[]> {
    const found = await this.call(async () => {
      const expand = [`data.${CHECKOUT}`];
      const limit = MAX_SUBSCRIPTIONS;
      const { data } = await this.stripe.subscriptions.list({ customer, status: 'all', limit, expand });
      return Promise.all(data.map((subscription) => this.describe(subscription)));
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
      return this.describe(begun);
    });
  }

  async endSubscription(id: string): Promise<void> {
    await this.call(() => this.stripe.subscriptions.cancel(id)).catch(ifMissing);
  }

  async setCancelAtPeriodEnd(id: string, isCancelled: boolean): Promise<void> {
    await this.call(() => this.stripe.subscriptions.update(id, { cancel_at_period_end: isCancelled }));
  }

  /** The key is the SDK's own, for its repeats: a key of ours would repeat a refusal after the card was changed. */
  async changePlan(id: string, plan: Plan): Promise<void> {
    await this.call(async () => {
      const { items } = await this.stripe.subscriptions.retrieve(id);
      await this.stripe.subscriptions.update(id, {
        items: [{ id: items.data[0]!.id, price: await this.catalogue.priceOf(plan) }],
        cancel_at_period_end: false,
        payment_behavior: 'error_if_incomplete',
        proration_behavior: 'always_invoice',
      });
    });
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

  cardPage(customer: string, return_url: string): Promise<string> {
    return this.call(async () => {
      const configuration = await this.catalogue.cardPage();
      const flow_data = { type: 'payment_method_update' as const };
      const session = { customer, configuration, return_url, flow_data };
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

  /** The answer to a key is given again, also where that customer was deleted since: the next one's key names the last one. */
  private async createCustomer(customer: { email: string; metadata: { userId: string } }): Promise<string> {
    const key = `customer-${customer.metadata.userId}-${new Date().toISOString().slice(0, 15)}`;
    let last = '';
    for (let made = 0; made < MAX_CUSTOMERS; made += 1) {
      const { id } = await this.stripe.customers.create(customer, { idempotencyKey: `${key}-${last}` });
      if (await this.hasCustomer(id)) return id;
      last = id;
    }
    throw paymentsUnavailable();
  }

  private async describe(subscription: Stripe.Subscription): Promise<ForeignSubscription> {
    const mayBePaid = subscription.status === 'active';
    const paid = mayBePaid
      ? await this.payments.paidTime(subscription.id)
      : { paidUntil: null, isReturned: false };
    return { ...toState(subscription), ...paid, checkout: toCheckout(subscription) };
  }

  private call<T>(work: () => Promise<T>): Promise<T> {
    return calling(work, (trouble) => this.log.warn(`Stripe: ${trouble}`));
  }
}
