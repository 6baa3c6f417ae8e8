import type Stripe from 'stripe';
import { language } from '../../../kernel/languages/language.js';
import { paymentsUnavailable } from '../domain/billing.errors.js';
import type { PayingAccount } from '../ports/payment-gateway.js';

/** Of one account, deleted at Stripe within ten minutes. */
const MAX_CUSTOMERS = 10;

/** Who our accounts are at Stripe. */
export class StripeCustomers {
  constructor(private readonly stripe: Stripe) {}

  async findOrCreate({ userId, email }: PayingAccount): Promise<string> {
    const { data } = await this.stripe.customers.list({ email, limit: 100 });
    const known = data.find(({ metadata }) => metadata.userId === userId);
    return known?.id ?? this.create({ email, metadata: { userId } });
  }

  /** Notes the reader's language at a customer, for invoices and receipts; false where the customer was deleted. */
  async update(id: string): Promise<boolean> {
    const customer = await this.stripe.customers.retrieve(id);
    if (customer.deleted) return false;
    const preferred_locales = [language()];
    if (customer.preferred_locales?.[0] !== preferred_locales[0])
      await this.stripe.customers.update(id, { preferred_locales });
    return true;
  }

  /** The answer to a key is given again, also where that customer was deleted since: the next one's key names the last one. */
  private async create(customer: { email: string; metadata: { userId: string } }): Promise<string> {
    const key = `customer-${customer.metadata.userId}-${new Date().toISOString().slice(0, 15)}`;
    let last = '';
    for (let made = 0; made < MAX_CUSTOMERS; made += 1) {
      const { id } = await this.stripe.customers.create(customer, { idempotencyKey: `${key}-${last}` });
      if (await this.update(id)) return id;
      last = id;
    }
    throw paymentsUnavailable();
  }
}
