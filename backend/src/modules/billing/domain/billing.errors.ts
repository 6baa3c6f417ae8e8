import { DomainError } from '../../../kernel/domain-error.js';

export const grantIsOver = () =>
  new DomainError('invalid', 'grant-is-over', 'This day is over. Please choose a day from today on.');

export const notADay = () => new DomainError('invalid', 'not-a-day', 'Please write the day as 2026-12-31.');

export const paymentsNotSetUp = () =>
  new DomainError('conflict', 'payments-not-set-up', 'Payments are not set up on this server.');

export const paymentsUnavailable = () =>
  new DomainError(
    'unavailable',
    'payments-unavailable',
    'The payment service doesn’t answer right now. Please try again in a few minutes: you are never charged twice.',
    { retryAfterS: 60 },
  );

/** Reasons that Stripe asks nobody to be told, as a thief may be reading: https://docs.stripe.com/declines/codes. */
const SECRET_DECLINES = new Set(['fraudulent', 'lost_card', 'merchant_blacklist', 'stolen_card']);
const DECLINED = 'Your card was declined.';

/** `message` is the provider's own, which is written for the owner of the card. */
export function cardDeclined(message = DECLINED, declineCode = 'generic_decline') {
  const isSecret = SECRET_DECLINES.has(declineCode);
  return new DomainError('payment-required', 'card-declined', isSecret ? DECLINED : message, {
    members: { declineCode: isSecret ? 'generic_decline' : declineCode },
  });
}

export const alreadySubscribed = () =>
  new DomainError('conflict', 'already-subscribed', 'You already have a subscription.');

/** The bank decides in weeks or months. Where the money stays here, the subscription goes on; where it does not, another can begin. */
export const paymentDisputed = () =>
  new DomainError(
    'conflict',
    'payment-disputed',
    'Your bank has asked for your last payment back. Until that is settled you can’t subscribe again. If you didn’t ask for it, please call your bank.',
  );

/** What a change of plan had left over has paid the first invoice: there is nothing that the browser could pay. */
export const paidByCredit = () =>
  new DomainError(
    'conflict',
    'paid-by-credit',
    'What you paid before is enough for this. You have Premium, and nothing was charged.',
  );

export const subscriptionNotFound = () =>
  new DomainError('not-found', 'subscription-not-found', 'You have no subscription.');

export const paymentNotConfirmed = () =>
  new DomainError(
    'payment-required',
    'payment-not-confirmed',
    'The payment isn’t confirmed yet. As soon as it is, your account is upgraded by itself.',
  );

export const paymentProcessing = () =>
  new DomainError(
    'conflict',
    'payment-processing',
    'Your bank is still working on your payment. As soon as it’s through, your account is upgraded by itself: you don’t have to pay again.',
  );

export const isUnavailable = (error: unknown): boolean =>
  error instanceof DomainError && error.kind === 'unavailable';

export const paymentNotFound = () =>
  new DomainError('not-found', 'payment-not-found', 'We can’t find this payment.');

export const webhookRefused = () =>
  new DomainError('invalid', 'webhook-refused', 'This message isn’t signed by the payment service.');
