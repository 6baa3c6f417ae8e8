import type { GardenRight } from '../../../kernel/acting-member.js';

/** Members and open invitations of a garden together. */
export const MAX_HOUSEHOLD = 5;

/** Somebody who looks after a garden with its owner. */
export interface Member {
  /** The id of their account. */
  id: string;
  firstName: string;
  email: string;
  may: GardenRight;
  joinedAt: Date;
}

/** Somebody who was asked to, and has not answered yet. */
export interface Invitation {
  id: string;
  email: string;
  may: GardenRight;
  expiresAt: Date;
  /** For the owner to pass on where mails stay on this server; null elsewhere. */
  link: string | null;
}

/** A garden of another person, as its member sees it. */
export interface SharedGarden {
  /** The id of its owner's account; `?garden=` of the routes for gardens. */
  id: string;
  ownerName: string;
  may: GardenRight;
  /** The owner's, in which the days of the garden are counted; null until it is known. */
  timeZone: string | null;
}

/** All that a person shares: the own garden with others, and others theirs. */
export interface Household {
  members: Member[];
  invitations: Invitation[];
  gardens: SharedGarden[];
}

/** What is exported of it. */
export interface HouseholdRecord {
  members: { email: string; may: GardenRight; joinedAt: string }[];
  invitations: { email: string; may: GardenRight }[];
  gardens: { ownerName: string; may: GardenRight }[];
}
