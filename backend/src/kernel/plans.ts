/** What an account may do. Everything that is not named here is free: garden, care, library, doctor, reminders, journal. */
export interface Entitlements {
  /** Identifications in all; null without a limit. */
  identifications: number | null;
  /** The AI plant expert, with conversations that are kept. */
  expertChat: boolean;
  /** Posts, comments, achievements, and questions to the experts. */
  community: boolean;
}

/** What an account either may do or not. */
export type Feature = Exclude<keyof Entitlements, 'identifications'>;

export const FREE_IDENTIFICATIONS = 5;

const FREE: Entitlements = { identifications: FREE_IDENTIFICATIONS, expertChat: false, community: false };
const PREMIUM: Entitlements = { identifications: null, expertChat: true, community: true };

/** What the plan of an account includes. Modules ask this, and nothing else, what premium is good for. */
export const entitlementsOf = ({ isPremium }: { isPremium: boolean }): Entitlements =>
  isPremium ? PREMIUM : FREE;
