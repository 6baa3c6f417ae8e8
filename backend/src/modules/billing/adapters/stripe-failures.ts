import Stripe from 'stripe';
import { DomainError } from '../../../kernel/domain-error.js';
import { cardDeclined, paymentsUnavailable, subscriptionNotFound } from '../domain/billing.errors.js';
import { KeyIsTaken } from '../ports/payment-gateway.js';

/** Failures whose message at Stripe is meant for developers. */
const WORDS: Record<string, string> = {
  subscription_payment_intent_requires_action:
    'Your bank wants you to confirm this payment, which isn’t possible here. Please update your card, or use another one.',
};

/** Runs a call of Stripe; what it throws becomes a failure of ours, `subscription-not-found` where Stripe has nothing. `onTrouble` gets what an operator should read. */
export async function calling<T>(work: () => Promise<T>, onTrouble: (trouble: string) => void): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    if (error instanceof Stripe.errors.StripeCardError)
      throw cardDeclined(WORDS[error.code ?? ''] ?? error.message, error.decline_code ?? error.code);
    if (error instanceof Stripe.errors.StripeIdempotencyError) throw new KeyIsTaken();
    if (isMissing(error)) throw subscriptionNotFound();
    onTrouble(describe(error));
    throw paymentsUnavailable();
  }
}

/** Nothing, where Stripe does not have what was asked for; other failures are thrown again. */
export function ifMissing(error: unknown): undefined {
  if (!(error instanceof DomainError) || error.kind !== 'not-found') throw error;
}

/** Nothing, where what Stripe should end is gone already, inside of `calling`. */
export function ifGone(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

/** Nothing, where Stripe says that the state of an object does not allow what was asked, inside of `calling`. */
export function ifRefused(error: unknown): undefined {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** Without the request, which may name a person. */
function describe(error: unknown): string {
  if (!(error instanceof Stripe.errors.StripeError)) return (error as Error).name;
  return [error.type, error.statusCode, error.code, error.param, error.requestId].filter(Boolean).join(' ');
}
