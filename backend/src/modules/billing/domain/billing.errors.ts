import { DomainError } from '../../../kernel/domain-error.js';
import { texts } from '../../../kernel/languages/texts.js';

const tBilling = texts('billing');

export const grantIsOver = () => new DomainError('invalid', 'grant-is-over', tBilling('grantIsOver'));

export const notADay = () => new DomainError('invalid', 'not-a-day', tBilling('notADay'));

export const paymentsNotSetUp = () =>
  new DomainError('conflict', 'payments-not-set-up', tBilling('notSetUp'));

export const paymentsUnavailable = () =>
  new DomainError('unavailable', 'payments-unavailable', tBilling('unavailable'), { retryAfterS: 60 });

/** Reasons that Stripe asks not to show, as a thief may be reading: https://docs.stripe.com/declines/codes. */
const SECRET_DECLINES = new Set(['fraudulent', 'lost_card', 'merchant_blacklist', 'stolen_card']);

/** `message` explains it to the owner of the card. */
export function cardDeclined(message = tBilling('declined'), declineCode = 'generic_decline') {
  const isSecret = SECRET_DECLINES.has(declineCode);
  return new DomainError('payment-required', 'card-declined', isSecret ? tBilling('declined') : message, {
    members: { declineCode: isSecret ? 'generic_decline' : declineCode },
  });
}

export const alreadySubscribed = () =>
  new DomainError('conflict', 'already-subscribed', tBilling('alreadySubscribed'));

/** The bank decides in weeks or months. Where the money stays here, the subscription goes on; where it does not, another can begin. */
export const paymentDisputed = () => new DomainError('conflict', 'payment-disputed', tBilling('disputed'));

/** A renewal has failed, or less came than was asked for. */
export const paymentOwed = () => new DomainError('conflict', 'payment-owed', tBilling('owed'));

/** What a change of plan had left over has paid the first invoice: there is nothing that the browser could pay. */
export const paidByCredit = () => new DomainError('conflict', 'paid-by-credit', tBilling('paidByCredit'));

export const subscriptionNotFound = () =>
  new DomainError('not-found', 'subscription-not-found', tBilling('noSubscription'));

export const paymentNotConfirmed = () =>
  new DomainError('payment-required', 'payment-not-confirmed', tBilling('notConfirmed'));

export const paymentProcessing = () =>
  new DomainError('conflict', 'payment-processing', tBilling('processing'));

export const isUnavailable = (error: unknown): boolean =>
  error instanceof DomainError && error.kind === 'unavailable';

export const paymentNotFound = () =>
  new DomainError('not-found', 'payment-not-found', tBilling('paymentNotFound'));

export const webhookRefused = () => new DomainError('invalid', 'webhook-refused', tBilling('webhookRefused'));
