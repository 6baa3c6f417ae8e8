import Stripe from 'stripe';
import { DomainError } from '../../../kernel/domain-error.js';
import { language } from '../../../kernel/languages/language.js';
import { texts } from '../../../kernel/languages/texts.js';
import { cardDeclined, paymentsUnavailable, subscriptionNotFound } from '../domain/billing.errors.js';
import { KeyIsTaken } from '../ports/payment-gateway.js';

const tBilling = texts('billing');

/** Failures whose message at Stripe is meant for developers. */
const WORDS: Record<string, () => string> = {
  subscription_payment_intent_requires_action: () => tBilling('confirmAtBank'),
};

/** What we can say of a decline ourselves: Stripe explains it in English. */
const REASONS: Record<string, () => string> = {
  authentication_required: () => tBilling('confirmAtBank'),
  expired_card: () => tBilling('cardExpired'),
  incorrect_cvc: () => tBilling('wrongCode'),
  incorrect_number: () => tBilling('wrongNumber'),
  insufficient_funds: () => tBilling('insufficientFunds'),
  invalid_cvc: () => tBilling('wrongCode'),
  invalid_number: () => tBilling('wrongNumber'),
};

/** Runs a call of Stripe; what it throws becomes a failure of ours, `subscription-not-found` where Stripe has nothing. `onTrouble` gets what an operator should read. */
export async function calling<T>(work: () => Promise<T>, onTrouble: (trouble: string) => void): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    if (error instanceof Stripe.errors.StripeCardError)
      throw declined(error.code, error.decline_code ?? error.code, error.message);
    if (error instanceof Stripe.errors.StripeIdempotencyError) throw new KeyIsTaken();
    if (isMissing(error)) throw subscriptionNotFound();
    onTrouble(describe(error));
    throw paymentsUnavailable();
  }
}

/** Stripe’s own words are for the owner of the card; in other languages than English we say what we know of the reason. */
function declined(code: string | undefined, declineCode: string | undefined, message: string): DomainError {
  const ours = language() === 'en' ? message : REASONS[declineCode ?? '']?.();
  return cardDeclined(WORDS[code ?? '']?.() ?? ours, declineCode);
}

/** Nothing, where Stripe does not have what was asked for; other failures are thrown again. */
export function ifMissing(error: unknown): undefined {
  if (!(error instanceof DomainError) || error.kind !== 'not-found') throw error;
}

/** Nothing, where what Stripe should end is gone already, inside of `calling`. */
export function ifGone(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

/** For a call inside of `calling`: ignores that the state of an object does not allow it, and throws every other error. */
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
