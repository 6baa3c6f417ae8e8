import type { ApiError } from '../../api/api';
import { failure, refused, success } from './kinds';

const FAILED = 'Something went wrong. Please try again.';
/** The code of a payment that the provider has not confirmed yet. */
export const NOT_CONFIRMED = 'payment-not-confirmed';
/** Refusals that trying again does not change, so that the server's words say more than ours. */
const FINAL = [409, 429];

const notBegun = ({ status, message }: ApiError) =>
  failure(
    'Payment Setup Error',
    (FINAL.includes(status) && message) || 'Unable to setup payment. Please try again.',
  );

/** After a lost answer nobody knows what took effect; the plan is fetched again. */
const notSure = refused('We’re not sure that this worked. Please look at your plan, and try again.');

const notLookedAt = refused('We couldn’t check your payment. Please try again.');

/** Payments and the subscription. */
export const billingMessages = {
  setup: { failed: notBegun },
  upgraded: () =>
    success('Payment Successful!', 'Welcome to Leaflore Premium! Your account has been upgraded.'),
  /** Why a payment has not upgraded the account; nothing where that is only not known yet. */
  notUpgraded: (error: ApiError, isPaid: boolean) => {
    if (error.code === NOT_CONFIRMED) return undefined;
    const isAnswered = error.status >= 400 && error.status < 500;
    return isPaid && !isAnswered
      ? failure(
          'Payment Processed',
          'Payment successful, but there was an issue upgrading your account. Please contact support.',
        )
      : notLookedAt(error);
  },
  /** Of the card or of what was typed; the words are the provider's. */
  issue: (message = FAILED) => failure('Payment Issue', message),
  refused: () => failure('Payment Failed', FAILED),
  error: () => failure('Payment Error', 'Failed to process payment. Please try again.'),
  cancelled: {
    done: ({ isPremium }: { isPremium: boolean }) =>
      success(
        'Subscription Cancelled',
        isPremium
          ? 'You keep Premium until the end of the time you paid for.'
          : 'Nothing more will be charged.',
      ),
    failed: notSure,
  },
  resumed: {
    done: () => success('Subscription Continues', 'Nothing is cancelled any more.'),
    failed: notSure,
  },
  changed: {
    done: () => success('Plan Changed', 'Your new plan begins today.'),
    failed: notSure,
  },
  card: { failed: refused('We couldn’t open the page for your card. Please try again.') },
};
