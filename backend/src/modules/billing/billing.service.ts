import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error.js';
import { HOUR_S } from '../../kernel/durations.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { RateLimits } from '../../platform/http/rate-limits.js';
import { ActivityLog } from '../activity/index.js';
import type { Account } from '../auth/index.js';
import { AccountRepository } from '../auth/index.js';
import { Customers } from './customers.js';
import {
  alreadySubscribed,
  paidByCredit,
  paymentDisputed,
  paymentNotConfirmed,
  paymentNotFound,
  paymentOwed,
  paymentProcessing,
  paymentsUnavailable,
  subscriptionNotFound,
} from './domain/billing.errors.js';
import type { Plan } from './domain/plan.js';
import { isEnded, isLiveSubscription, isOwed, isWaiting } from './domain/subscription.js';
import type { SubscriptionState } from './domain/subscription.js';
import { KeyIsTaken, Payments } from './ports/payment-gateway.js';
import type { Checkout, ForeignSubscription, Invoice, PlanChange } from './ports/payment-gateway.js';
import { PremiumAccounts } from './premium-accounts.js';
import type { PremiumStanding } from './premium-accounts.js';
import { SubscriptionSync } from './subscription-sync.js';

const ATTEMPTS = { name: 'payment-attempts', points: 30, duration: HOUR_S };
/** Whatever else of a person is asked of the payment provider. */
const QUESTIONS = { name: 'payment-questions', points: 240, duration: HOUR_S };
/** Two windows may ask for different plans at the same moment; the second one then looks again. */
const MAX_LOOKS = 3;
/** A subscription may become active a moment after its payment has succeeded: it is looked at again after each of these. */
const PAUSES_MS = [0, 300, 700, 1500, 2500];

/** What people do about their subscription. The payment provider alone says what came of it. */
@Injectable()
export class BillingService {
  constructor(
    private readonly customers: Customers,
    private readonly accounts: AccountRepository,
    private readonly premium: PremiumAccounts,
    private readonly syncing: SubscriptionSync,
    private readonly payments: Payments,
    private readonly limits: RateLimits,
    private readonly activity: ActivityLog,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /**
   * Answers the secret with which the browser pays the first invoice of a subscription. Asking again gives the same; another
   * plan replaces it. Throws `payments-not-set-up`, `already-subscribed`, `payment-disputed`, `paid-by-credit`,
   * `payment-processing`, `payments-unavailable` and `too-many-tries`.
   */
  async begin(account: Account, plan: Plan): Promise<Checkout> {
    await this.limits.consumeRateLimit(ATTEMPTS, account.id);
    for (let look = 0; look < MAX_LOOKS; look += 1) {
      const customer = await this.customers.ensure(account);
      const readAt = await this.database.now();
      const found = await this.syncing.read(account.id, customer);
      const running = found.filter((one) => one.plan !== null && !isEnded(one) && !isWaiting(one));
      if (running.some(({ moneyBack }) => moneyBack === 'disputed')) throw paymentDisputed();
      if (running.length > 0) throw alreadySubscribed();
      if (found.some(({ isBeingPaid }) => isBeingPaid)) throw paymentProcessing();
      const begun = await this.reuseOrBegin(customer, { plan, found }).catch((error: unknown) =>
        this.lookAgain(error, account.id, customer),
      );
      if (!begun) continue;
      if (!begun.checkout) return await this.refuseWithoutPayment(account.id, begun.id);
      await this.syncing.note(account.id, [...found.filter(isEnded), begun], readAt);
      return begun.checkout;
    }
    throw paymentsUnavailable();
  }

  /**
   * Asks the provider whether a payment has made this person premium. Throws `payment-not-found` for a payment of somebody
   * else, and `payment-not-confirmed` unless it succeeded at our price for a live subscription.
   */
  async confirm({ id: userId }: Account, paymentId: string): Promise<void> {
    await this.countQuestion(userId);
    const customer = await this.accounts.findCustomer(userId);
    const payment = await this.payments.gateway.findPayment(paymentId);
    if (!payment || !customer || payment.customerId !== customer) throw paymentNotFound();
    const { status, isWhole, subscriptionId } = payment;
    if (status !== 'succeeded' || !isWhole || !subscriptionId) throw paymentNotConfirmed();
    for (const ms of PAUSES_MS) {
      await pause(ms);
      const own = (await this.syncing.sync(userId)).find(({ id }) => id === subscriptionId);
      const { subscription, isPremium } = await this.premium.standing(userId);
      // The money of a second subscription went back; the first one is what the person has.
      if (isPremium && (subscription?.id === subscriptionId || own?.moneyBack === 'charged-twice')) return;
      if (!own || !isWaiting(own)) break;
    }
    throw paymentNotConfirmed();
  }

  standing(userId: string): Promise<PremiumStanding> {
    return this.premium.standing(userId);
  }

  /**
   * Ends the subscription with its period, or takes that back; one that is not paid ends at once. Throws `subscription-not-found`, and
   * `payments-unavailable` where it did not come about.
   */
  async setCancelled({ id: userId }: Account, isCancelled: boolean): Promise<void> {
    await this.countQuestion(userId);
    const { gateway } = this.payments;
    await this.syncing.sync(userId);
    const current = await this.current(userId);
    if (isCancelled && isOwed(current)) await gateway.endSubscription(current.id);
    else await gateway.setCancelAtPeriodEnd(current.id, isCancelled);
    const after = (await this.syncing.sync(userId)).find(({ id }) => id === current.id);
    if (after && !isEnded(after) && after.cancelAtPeriodEnd !== isCancelled) throw paymentsUnavailable();
    await this.record(userId, isCancelled ? 'Cancelled the subscription' : 'Took a cancellation back');
  }

  /**
   * Changes the plan and charges the difference at once. Throws `subscription-not-found`, `payment-disputed`, `payment-owed` and
   * `card-declined`.
   */
  async changePlan({ id: userId }: Account, plan: Plan): Promise<void> {
    await this.countQuestion(userId);
    await this.syncing.sync(userId);
    const subscription = await this.changeable(userId);
    if (subscription.plan !== plan) await this.payments.gateway.changePlan(subscription.id, plan);
    await this.syncing.sync(userId);
    await this.record(userId, `Changed the plan to ${plan}`);
  }

  /** What a change of the plan would charge now. Throws `subscription-not-found`, `payment-disputed` and `payment-owed`. */
  async previewChange({ id: userId }: Account, plan: Plan): Promise<PlanChange> {
    await this.countQuestion(userId);
    const { id } = await this.changeable(userId);
    return this.payments.gateway.previewChange(id, plan);
  }

  async invoices({ id: userId }: Account): Promise<Invoice[]> {
    await this.countQuestion(userId);
    const customer = await this.accounts.findCustomer(userId);
    return customer ? this.payments.gateway.invoicesOf(customer) : [];
  }

  /** The address of the page where the card is changed. Throws `subscription-not-found`. */
  async cardPage({ id: userId }: Account): Promise<string> {
    await this.countQuestion(userId);
    const customer = await this.accounts.findCustomer(userId);
    if (!customer) throw subscriptionNotFound();
    return this.payments.gateway.cardPage(customer, `${this.config.publicUrl}/premium`);
  }

  /** Nobody keeps the provider busy for all others. Throws `too-many-tries`. */
  private countQuestion(userId: string): Promise<void> {
    return this.limits.consumeRateLimit(QUESTIONS, userId);
  }

  private record(userId: string, details: string): Promise<void> {
    return this.activity.record({ userId, action: 'subscription', details });
  }

  private async current(userId: string): Promise<SubscriptionState> {
    const { subscription } = await this.premium.standing(userId);
    if (!subscription) throw subscriptionNotFound();
    return subscription;
  }

  /** A change gives back unused time as if it was paid for, so only time that is may be given back. */
  private async changeable(userId: string): Promise<SubscriptionState> {
    const current = await this.current(userId);
    if (current.moneyBack === 'disputed') throw paymentDisputed();
    if (!isLiveSubscription(current, new Date())) throw paymentOwed();
    return current;
  }

  /** There is nothing to pay: because credit has paid, or for a reason that only the provider knows. */
  private async refuseWithoutPayment(userId: string, subscriptionId: string): Promise<never> {
    const begun = (await this.syncing.sync(userId)).find(({ id }) => id === subscriptionId);
    throw begun && !isEnded(begun) && !isWaiting(begun) ? paidByCredit() : paymentsUnavailable();
  }

  /** Undefined where another window was faster, or the customer was deleted at the provider: the caller reads again. */
  private async lookAgain(error: unknown, userId: string, customer: string): Promise<undefined> {
    if (error instanceof KeyIsTaken) return;
    if (!(error instanceof DomainError) || error.kind !== 'not-found') throw error;
    await this.accounts.forgetCustomer(userId, customer);
  }

  private async reuseOrBegin(
    customer: string,
    { plan, found }: { plan: Plan; found: ForeignSubscription[] },
  ): Promise<ForeignSubscription | undefined> {
    const { gateway } = this.payments;
    const waiting = found.filter(isWaiting);
    const same = waiting.find((one) => one.plan === plan && one.checkout);
    // One that is being paid at this moment cannot be abandoned: the caller reads again how that ended.
    for (const { id } of waiting) if (id !== same?.id && !(await gateway.abandon(id))) return undefined;
    if (same) return same;
    // The provider keeps the answer to a key for a day, a failure too; the number of the attempt and the time tell attempts apart.
    const tenMinutes = new Date().toISOString().slice(0, 15);
    return gateway.beginSubscription(customer, plan, `begin-${customer}-${found.length}-${tenMinutes}`);
  }
}
