import Stripe from 'stripe';
import { DomainError } from '../../../kernel/domain-error.js';
import { cardDeclined, paymentsUnavailable, subscriptionNotFound } from '../domain/billing.errors.js';
import { KeyIsTaken } from '../ports/payment-gateway.js';

/** Runs a call of Stripe; what it throws becomes a failure of ours, `subscription-not-found` where Stripe has nothing. `onTrouble` gets what an operator should read. */
export async function calling<T>(work: () => Promise<T>, onTrouble: (trouble: string) => void): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    if (error instanceof Stripe.errors.StripeCardError)
      throw cardDeclined(error.message, error.decline_code ?? error.code);
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

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** Without the request, which may name a person. */
function describe(error: unknown): string {
  if (!(error instanceof Stripe.errors.StripeError)) return (error as Error).name;
  return [error.type, error.statusCode, error.code, error.param, error.requestId].filter(Boolean).join(' ');
}
