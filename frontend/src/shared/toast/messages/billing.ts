import { tPremium } from '../../../languages/premium';
import type { ApiError } from '../../api/api';
import { failure, refused, success } from './kinds';

/** The code of a payment that the provider has not confirmed yet. */
export const NOT_CONFIRMED = 'payment-not-confirmed';
/** Refusals that trying again does not change, so that the server's words say more than ours. */
const FINAL = [409, 429];

const notBegun = ({ status, message }: ApiError) =>
  failure(tPremium('setUpError'), (FINAL.includes(status) && message) || tPremium('setUpErrorText'));

/** After a lost answer nobody knows what took effect; the plan is fetched again. */
const notSure = (error: ApiError) => refused(tPremium('notSure'))(error);

const notLookedAt = (error: ApiError) => refused(tPremium('notChecked'))(error);

/** Payments and the subscription. */
export const billingMessages = {
  setup: { failed: notBegun },
  upgraded: () => success(tPremium('paymentDone'), tPremium('paymentDoneText')),
  /** Why a payment has not upgraded the account; nothing where that is only not known yet. */
  notUpgraded: (error: ApiError, isPaid: boolean) => {
    if (error.code === NOT_CONFIRMED) return undefined;
    const isAnswered = error.status >= 400 && error.status < 500;
    return isPaid && !isAnswered
      ? failure(tPremium('processed'), tPremium('processedText'))
      : notLookedAt(error);
  },
  /** Of the card or of what was typed; the words are the provider's. */
  issue: (message = tPremium('wentWrong')) => failure(tPremium('issue'), message),
  refused: () => failure(tPremium('refused'), tPremium('wentWrong')),
  error: () => failure(tPremium('error'), tPremium('errorText')),
  cancelled: {
    done: ({ isPremium }: { isPremium: boolean }) =>
      success(tPremium('cancelled'), tPremium(isPremium ? 'keptForNow' : 'noMore')),
    failed: notSure,
  },
  resumed: {
    done: () => success(tPremium('resumed'), tPremium('resumedText')),
    failed: notSure,
  },
  changed: {
    done: () => success(tPremium('changed'), tPremium('changedText')),
    failed: notSure,
  },
  card: { failed: (error: ApiError) => refused(tPremium('noCardPage'))(error) },
};
