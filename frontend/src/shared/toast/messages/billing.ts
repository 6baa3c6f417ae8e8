import { failure, refused, success } from './kinds';

const FAILED = 'Something went wrong. Please try again.';

/** Payments and the subscription. */
export const billingMessages = {
  setup: { failed: () => failure('Payment Setup Error', 'Unable to setup payment. Please try again.') },
  upgraded: {
    done: () =>
      success('Payment Successful!', 'Welcome to Leaflore Premium! Your account has been upgraded.'),
    failed: () =>
      failure(
        'Payment Processed',
        'Payment successful, but there was an issue upgrading your account. Please contact support.',
      ),
  },
  /** Of the card or of what was typed; the words are the provider's. */
  issue: (message = FAILED) => failure('Payment Issue', message),
  refused: () => failure('Payment Failed', FAILED),
  error: () => failure('Payment Error', 'Failed to process payment. Please try again.'),
  cancelled: {
    done: () => success('Subscription Cancelled', 'You keep Premium until the end of the time you paid for.'),
    failed: refused('Your subscription is not cancelled. Please try again.'),
  },
  resumed: {
    done: () => success('Subscription Continues', 'Nothing is cancelled any more.'),
    failed: refused('Your subscription is still cancelled. Please try again.'),
  },
  changed: {
    done: () => success('Plan Changed', 'Your new plan begins today.'),
    failed: refused('Your plan is unchanged. Please try again.'),
  },
  card: { failed: refused('We couldn’t open the page for your card. Please try again.') },
};
