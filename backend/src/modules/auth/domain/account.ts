export const UNITS = ['metric', 'imperial'] as const;
export type Units = (typeof UNITS)[number];

/** A person's account, as everybody but the login sees it. */
export interface Account {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  isPremium: boolean;
  identificationsUsed: number;
  /** IANA, such as Europe/Berlin; null until it is known. */
  timeZone: string | null;
  units: Units;
}

/** What the login alone reads. */
export interface Login {
  id: string;
  passwordHash: string;
}

export type NewAccount = Pick<Account, 'email' | 'firstName' | 'lastName'> &
  Pick<Login, 'passwordHash'> &
  Partial<Pick<Account, 'timeZone'>>;

/** Emails are the same however they are written: one person, one account. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();
