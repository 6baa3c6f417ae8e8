import type Stripe from 'stripe';
import { HOUR_S } from '../../../kernel/durations.js';
import type { Plan } from '../domain/plan.js';
import type { PlanChange } from '../ports/payment-gateway.js';
import type { StripeCatalogue } from './stripe-catalogue.js';
import { endOfTimeOn } from './stripe-states.js';

/** Changes of the plan at Stripe: what they cost, and making them. */
export class StripePlanChanges {
  constructor(
    private readonly stripe: Stripe,
    private readonly catalogue: StripeCatalogue,
  ) {}

  async preview(subscription: string, plan: Plan): Promise<PlanChange> {
    const { items, ...terms } = await this.terms(subscription, plan);
    const subscription_details = { items, ...terms };
    const invoice = await this.stripe.invoices.createPreview({ subscription, subscription_details });
    const { amount_due: amount, currency, starting_balance, total } = invoice;
    const credit = Math.max(0, -(starting_balance + total));
    return { plan, amount, currency, credit, renewsAt: endOfTimeOn(invoice) };
  }

  /** The key is the SDK's own, for its repeats: a key of ours would repeat a refusal after the card was changed. */
  async change(subscription: string, plan: Plan): Promise<void> {
    const terms = await this.terms(subscription, plan);
    await this.stripe.subscriptions.update(subscription, {
      ...terms,
      payment_behavior: 'error_if_incomplete',
    });
  }

  /** What is unused counts from the last full hour, so that what was previewed is what is charged. */
  private async terms(subscription: string, plan: Plan) {
    const [item] = (await this.stripe.subscriptions.retrieve(subscription)).items.data;
    const hour = Math.floor(Date.now() / 1000 / HOUR_S) * HOUR_S;
    return {
      items: [{ id: item!.id, price: await this.catalogue.priceOf(plan) }],
      proration_behavior: 'always_invoice' as const,
      proration_date: Math.max(hour, item!.current_period_start),
    };
  }
}
