import type { Plan } from '../domain/plan.js';
import { paymentsNotSetUp } from '../domain/billing.errors.js';
import type { JudgedSubscription } from '../domain/corrections.js';
import type { MoneyBack } from '../domain/subscription.js';

/** What a browser pays with; amounts are in cents. */
export interface Checkout {
  clientSecret: string;
  amount: number;
  currency: string;
}

/** A subscription with what its first payment needs, and what is wrong with its money. */
export interface ForeignSubscription extends JudgedSubscription {
  /** Null where nothing is to be paid, or no longer. */
  checkout: Checkout | null;
  /** Its first payment is under way, or has just succeeded: it must not be ended. */
  isBeingPaid: boolean;
}

/** What changing to a plan costs at this moment; amounts are in cents. */
export interface PlanChange {
  plan: Plan;
  /** Charged at once. */
  amount: number;
  currency: string;
  /** Left for the next payments. */
  credit: number;
  renewsAt: Date;
}

/** A payment as the provider knows it. */
export interface Payment {
  customerId: string | null;
  /** Only `succeeded` is paid. */
  status: string;
  /** Whether all that its invoice asks for was received. */
  isWhole: boolean;
  /** The subscription whose invoice it paid. */
  subscriptionId: string | null;
}

export interface Invoice {
  id: string;
  number: string | null;
  createdAt: Date;
  /** In cents. */
  amount: number;
  currency: string;
  status: string;
  /** Where the provider shows it. */
  url: string | null;
}

/** Something that happened at the provider. What is true now is read again, so only whom it is about counts. */
export interface PaymentEvent {
  id: string;
  type: string;
  createdAt: Date;
  customerId: string | null;
  /** Where the event names a charge instead of the customer, as disputes do. */
  chargeId: string | null;
}

/** Who is to pay. */
export interface PayingAccount {
  userId: string;
  email: string;
}

/** Another request with the same idempotency key asked for something else. */
export class KeyIsTaken extends Error {}

/**
 * The payment provider. Every call throws `payments-unavailable` where it does not answer properly, those that charge throw
 * `card-declined`, and those that change something throw `subscription-not-found` where it is gone.
 */
export abstract class PaymentGateway {
  /** Makes what is missing of product, prices and pages; answers what it found and made, in sentences. */
  abstract setUp(): Promise<string[]>;
  /** The customer of an account: always the same one, until it is deleted there. */
  abstract findOrCreateCustomer(account: PayingAccount): Promise<string>;
  /** Notes the reader's language at a customer; false where there is none, or it was deleted. */
  abstract updateCustomer(customerId: string): Promise<boolean>;
  /** Ends all of a customer's subscriptions at once and deletes the customer; harmless where that is done. */
  abstract deleteCustomer(customerId: string): Promise<void>;
  /** All of a customer's subscriptions, newest first; none where the customer was deleted. */
  abstract subscriptionsOf(customerId: string): Promise<ForeignSubscription[]>;
  /** Begins a subscription that waits for its first payment. The same key is the same subscription. Throws KeyIsTaken. */
  abstract beginSubscription(customerId: string, plan: Plan, key: string): Promise<ForeignSubscription>;
  /** Ends a subscription whose first payment was never made; answers false where that is under way or done, and changes nothing. */
  abstract abandon(id: string): Promise<boolean>;
  /** Ends a subscription at once, and what it still asks for; harmless where it has ended. It is read with `reason` then. */
  abstract endSubscription(id: string, reason?: MoneyBack): Promise<void>;
  /** Gives back what was paid for an invoice; harmless where that is done. */
  abstract refundInvoice(id: string): Promise<void>;
  abstract setCancelAtPeriodEnd(id: string, isCancelled: boolean): Promise<void>;
  /** Changes the plan and charges the difference at once, or changes nothing. */
  abstract changePlan(id: string, plan: Plan): Promise<void>;
  abstract previewChange(id: string, plan: Plan): Promise<PlanChange>;
  abstract customerOfCharge(chargeId: string): Promise<string | null>;
  abstract findPayment(id: string): Promise<Payment | undefined>;
  /** Newest first. */
  abstract invoicesOf(customerId: string): Promise<Invoice[]>;
  /** The address of a page of the provider where the customer changes the card. */
  abstract cardPage(customerId: string, returnUrl: string): Promise<string>;
  /** Checks the signature and its age. Throws `webhook-refused`. */
  abstract readEvent(body: Buffer, signature: string): PaymentEvent;
  /** What happened since a moment, as far as it concerns subscriptions. */
  abstract eventsSince(moment: Date): AsyncIterable<PaymentEvent>;
}

/** The payment provider of this server, if one is set up. */
export class Payments {
  constructor(private readonly configured?: PaymentGateway) {}

  get isSetUp(): boolean {
    return this.configured !== undefined;
  }

  /** Throws `payments-not-set-up`. */
  get gateway(): PaymentGateway {
    if (!this.configured) throw paymentsNotSetUp();
    return this.configured;
  }
}
