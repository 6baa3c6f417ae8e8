import type { LanguageCode } from '../../../kernel/languages/language.js';
import { seen } from '../../../kernel/storable.js';

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
  /** Whether Home shows one plant at a time, in large type; null until it was chosen. */
  easyView: boolean | null;
  /** In which this person is spoken to; null until it was chosen. */
  language: LanguageCode | null;
  /** When the person showed, by a link from a mail, that the address is theirs; null before that. */
  emailVerifiedAt: Date | null;
  /** When an expert last answered a question of this person who has not seen the answer yet; null when there is none. */
  unseenAnswerAt: Date | null;
}

/** What the login alone reads. */
export interface Login extends Account {
  passwordHash: string;
  /** Whether a code is asked for beside the password. */
  hasTwoStep: boolean;
}

export type NewAccount = Pick<Account, 'email' | 'firstName' | 'lastName'> &
  Pick<Login, 'passwordHash'> &
  Partial<Pick<Account, 'timeZone' | 'units' | 'language'>>;

/** Emails are the same however they are written: one person, one account. */
export const normaliseEmail = (email: string): string => seen(email).trim().toLowerCase();

/**
 * Whether this account may be mailed. Only the two links with which people show whose an address is go to addresses that are not
 * confirmed: anybody may register an address that is not theirs.
 */
export const mayBeMailed = ({ emailVerifiedAt }: Pick<Account, 'emailVerifiedAt'>): boolean =>
  emailVerifiedAt !== null;

/** Whether this account is an admin's: ADMIN_EMAILS names its address, and the address is confirmed. */
export const isAdmin = (
  { email, emailVerifiedAt }: Pick<Account, 'email' | 'emailVerifiedAt'>,
  { ADMIN_EMAILS }: { ADMIN_EMAILS: readonly string[] },
): boolean =>
  emailVerifiedAt !== null && ADMIN_EMAILS.some((admin) => normaliseEmail(admin) === normaliseEmail(email));

/** What a backup may give to an account that has not chosen for itself. */
export type AccountSettings = Pick<
  Account,
  'profileImageUrl' | 'timeZone' | 'units' | 'easyView' | 'language'
>;

/** Those of the given settings that an account has not chosen itself; metric is what nobody has to choose. */
export function missingSettings(account: AccountSettings, given: AccountSettings): Partial<AccountSettings> {
  const { profileImageUrl, timeZone, units, easyView, language } = given;
  return {
    ...(account.profileImageUrl === null && profileImageUrl !== null && { profileImageUrl }),
    ...(account.timeZone === null && timeZone !== null && { timeZone }),
    ...(account.units === 'metric' && units !== 'metric' && { units }),
    ...(account.easyView === null && easyView !== null && { easyView }),
    ...(account.language === null && language !== null && { language }),
  };
}
