import { localDateOf, timeZoneOf } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { isLiveSubscription } from './subscription.js';
import type { SubscriptionState } from './subscription.js';

/** Premium that an admin has given. */
export interface PremiumGrant {
  /** The last day, in the person's own time zone; null for premium without an end. */
  until: LocalDate | null;
}

/** By what a person may have premium. */
interface PremiumRights {
  grant: PremiumGrant | undefined;
  subscriptions: SubscriptionState[];
}

/** Whether a grant still gives premium: to the end of its last day, where the person lives. */
export const isLiveGrant = ({ until }: PremiumGrant, timeZone: string | null, now: Date): boolean =>
  until === null || localDateOf(now, timeZoneOf({ timeZone })) <= until;

/** Whether a person with these rights has premium now. This is the only rule; `users.is_premium` holds its answer. */
export const hasPremium = (
  { grant, subscriptions }: PremiumRights,
  timeZone: string | null,
  now: Date,
): boolean =>
  (grant !== undefined && isLiveGrant(grant, timeZone, now)) ||
  subscriptions.some((subscription) => isLiveSubscription(subscription, now));
