import { DAY_MS } from './durations.js';

/**
 * How many days things are kept that go by themselves, and not only with their account. docs/architecture.md lists these
 * together with what has other limits, such as sessions and uploads.
 */
export const KEPT_DAYS = {
  /** What people did: entries of the activity log, at most; whole months go together. The default of ACTIVITY_DAYS. */
  activities: 400,
  /** The IP address in such an entry. */
  addresses: 30,
  /** Who asked an AI provider, and the words; its duration, tokens and outcome stay for the figures. */
  aiWords: 400,
  contactMessages: 365,
  /** Posts and comments that their authors deleted and may still restore. */
  deletedPosts: 1,
  /** Plants that were deleted and may still be restored. */
  deletedPlants: 30,
  exports: 7,
  /** Invitations to a garden that nobody has accepted. */
  gardenInvitations: 7,
  imports: 7,
  /** Mails that no mail server took, as none is set up. */
  mails: 7,
  /** Ids of events of the payment provider, which forgets them itself after 30 days. */
  paymentEvents: 40,
  /** Jobs that failed for good. */
  parkedJobs: 30,
  reminderMessages: 90,
  /** Links for plant sitters, after the last day that they are for. */
  sitterLinks: 30,
  /** Addresses for the newsletter whose owners have not used the link. */
  unconfirmedSubscriptions: 7,
};

/** The moment this many days ago. */
export const daysAgo = (days: number, now = new Date()): Date => new Date(now.getTime() - days * DAY_MS);
