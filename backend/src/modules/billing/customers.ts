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
    if (known && (await gateway.hasCustomer(known))) return known;
    if (known) await this.accounts.forgetCustomer(userId, known);
    const made = await gateway.findOrCreateCustomer({ userId, email });
    return this.accounts.noteCustomer(userId, made);
  }

  /**
   * Ends the subscriptions of an account that is about to be deleted, and deletes its customer. What fails now is tried again until it
   * is done, also when the account is gone.
   */
  async leave(userId: string): Promise<void> {
    const customer = await this.accounts.findCustomer(userId);
    if (!customer) return;
    await this.subscriptions.addLeavingCustomer(customer);
    await this.delete(customer);
  }

  /** Tries again to delete the customers of deleted accounts. */
  @Every(RETRY_S)
  async retryLeaving(): Promise<void> {
    if (!this.payments.isSetUp) return;
    for (const customer of await this.subscriptions.leavingCustomers(MAX_AT_ONCE))
      await this.delete(customer);
  }

  private async delete(customer: string): Promise<void> {
    try {
      await this.payments.gateway.deleteCustomer(customer);
      await this.subscriptions.removeLeavingCustomer(customer);
    } catch (error) {
      this.log.warn({ error });
    }
  }
}
