import type Stripe from 'stripe';
import { CURRENCY, isPriceOf, PLANS, PRICES } from '../domain/plan.js';
import type { Plan } from '../domain/plan.js';

const PRODUCT = 'Leaflore Premium';
/** By which our settings for the customers' page are found again. */
const MARK = { app: 'leaflore' };
/** How long prices are used without asking whether they are still sold. */
const FRESH_MS = 10 * 60_000;

/** Our product, its prices and the page for cards at Stripe: found, or made where they are missing. */
export class StripeCatalogue {
  private prices?: { ids: Record<Plan, string>; readAt: number };
  private readonly products = new Map<string, boolean>();
  private page?: string;

  constructor(private readonly stripe: Stripe) {}

  async priceOf(plan: Plan): Promise<string> {
    if (!this.prices || Date.now() - this.prices.readAt > FRESH_MS)
      this.prices = { ids: await this.findOrMakePrices(), readAt: Date.now() };
    return this.prices.ids[plan];
  }

  /** Whether a product carries our mark; its prices may have been edited, archived or replaced since. */
  async isOurs(product: string | null): Promise<boolean> {
    if (!product) return false;
    const known = this.products.get(product);
    if (known !== undefined) return known;
    const isOurs = (await this.stripe.products.retrieve(product)).metadata.app === MARK.app;
    this.products.set(product, isOurs);
    return isOurs;
  }

  /** The settings of the page on which customers change their card. */
  async cardPage(): Promise<string> {
    return (this.page ??= await this.findOrMakePage());
  }

  private async findOrMakePrices(): Promise<Record<Plan, string>> {
    const keys = PLANS.map((plan) => PRICES[plan].lookupKey);
    const { data } = await this.stripe.prices.list({ lookup_keys: keys, active: true });
    const ids = {} as Record<Plan, string>;
    for (const plan of PLANS)
      ids[plan] = data.find((price) => isPriceOf(plan, described(price)))?.id ?? (await this.makePrice(plan));
    return ids;
  }

  /** A price with our key that costs something else loses the key to ours. */
  private async makePrice(plan: Plan): Promise<string> {
    const { amount, interval, lookupKey } = PRICES[plan];
    const price = await this.stripe.prices.create(
      {
        currency: CURRENCY,
        unit_amount: amount,
        recurring: { interval },
        lookup_key: lookupKey,
        transfer_lookup_key: true,
        product: await this.findOrMakeProduct(),
      },
      { idempotencyKey: `price-${lookupKey}-${amount}-${today()}` },
    );
    return price.id;
  }

  private async findOrMakeProduct(): Promise<string> {
    const { data } = await this.stripe.products.list({ active: true, limit: 100 });
    const known = data.find(({ metadata }) => metadata.app === MARK.app);
    if (known) return known.id;
    const product = { name: PRODUCT, metadata: MARK };
    return (await this.stripe.products.create(product, { idempotencyKey: `product-${today()}` })).id;
  }

  private async findOrMakePage(): Promise<string> {
    const { data } = await this.stripe.billingPortal.configurations.list({ active: true, limit: 100 });
    const known = data.find(({ metadata }) => metadata?.app === MARK.app);
    if (known) return known.id;
    const features = { payment_method_update: { enabled: true }, invoice_history: { enabled: true } };
    const page = { features, metadata: MARK };
    const made = await this.stripe.billingPortal.configurations.create(page, {
      idempotencyKey: `card-page-${today()}`,
    });
    return made.id;
  }
}

const described = ({ lookup_key, unit_amount, currency, recurring }: Stripe.Price) => ({
  lookupKey: lookup_key,
  amount: unit_amount,
  currency,
  interval: recurring?.interval ?? null,
});

/** Stripe keeps the answers to a key for a day. */
const today = () => new Date().toISOString().slice(0, 10);
