import { Injectable, Logger } from '@nestjs/common';
import { Every } from '../../platform/queue/every.js';
import { AccountRepository } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { Payments } from './ports/payment-gateway.js';
import { SubscriptionRepository } from './subscription.repository.js';

const RETRY_S = 20;
const MAX_AT_ONCE = 50;

/** Who the accounts are at the payment provider. */
@Injectable()
export class Customers {
  private readonly log = new Logger(Customers.name);

  constructor(
    private readonly accounts: AccountRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly payments: Payments,
  ) {}

  /** The customer of an account; made with its first payment, and always the same one, unless that was deleted there. */
  async ensure({ id: userId, email }: Account): Promise<string> {
    const { gateway } = this.payments;
    const known = await this.accounts.findCustomer(userId);
    if (known && (await gateway.updateCustomer(known))) return known;
    if (known) await this.accounts.forgetCustomer(userId, known);
    const made = await gateway.findOrCreateCustomer({ userId, email });
    return this.accounts
      .noteCustomer(userId, made)
      .catch((error: unknown) => this.dropOrphan(userId, made, error));
  }

  /** Notes in the transaction that deletes the account that its customer is to be deleted too. */
  async addLeaving(customer: string): Promise<void> {
    await this.subscriptions.addLeavingCustomer(customer);
  }

  /** Ends a leaving customer's subscriptions at once and deletes the customer. What fails now is tried again until it is done. */
  async delete(customer: string): Promise<void> {
    try {
      await this.payments.gateway.deleteCustomer(customer);
      await this.subscriptions.removeLeavingCustomer(customer);
    } catch (error) {
      this.log.warn({ error });
    }
  }

  /** Tries again to delete the customers of deleted accounts. */
  @Every(RETRY_S)
  async retryLeaving(): Promise<void> {
    if (!this.payments.isSetUp) return;
    for (const customer of await this.subscriptions.leavingCustomers(MAX_AT_ONCE))
      await this.delete(customer);
  }

  /** The account was deleted while its customer was made. */
  private async dropOrphan(userId: string, customer: string, error: unknown): Promise<never> {
    if (!(await this.accounts.find(userId))) await this.subscriptions.addLeavingCustomer(customer);
    throw error;
  }
}
