import type { AccountRecord } from '../../auth/index.js';
import type { AwayRecord } from '../../garden/index.js';
import type { HouseholdRecord } from '../../household/index.js';
import type { ReminderRecord } from '../../reminders/index.js';

/** docs/export-format.md describes the file. A change needs a new version, and older versions must stay readable. */
export const FORMAT = 'leaflore';
export const VERSION = 2;

export const MANIFEST = 'leaflore.json';
export const ACCOUNT = 'account.json';
/** What was written to others, to the team and to the plant expert. It is not brought in again: it was said here, at its time. */
export const COMMUNITY = 'community.json';
export const LETTERS = 'letters.json';
/** By what right the person has premium. It is not imported: each server gives its own. */
export const PREMIUM = 'premium.json';
export const CONVERSATIONS = 'conversations.json';
/** The file of each kind of record, a JSON array each. Records come after those that they refer to. */
export const RECORDS = {
  plants: 'plants.json',
  problems: 'problems.json',
  tasks: 'care-tasks.json',
  journal: 'journal.json',
  care: 'care.json',
  identifications: 'identifications.json',
} as const;
export type RecordKind = keyof typeof RECORDS;

export interface Manifest {
  format: string;
  version: number;
  exportedAt: string;
  counts: Partial<Record<RecordKind | 'photos', number>>;
}

export interface AccountFile extends Omit<AccountRecord, 'id' | 'profileImageUrl'> {
  /** A path in this file, or null. */
  profileImage: string | null;
  /** null if the person has no reminder settings. */
  reminders: ReminderRecord | null;
  /** The days away for which there are links for plant sitters, without the links; not imported. */
  away: AwayRecord[];
  /** With whom the garden is shared, who is invited to it, and which gardens others share; not imported. */
  household: HouseholdRecord;
}

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const PHOTO_URL = new RegExp(`^/api/photos/${ID}/(${ID})\\.webp$`);
const PHOTO_FILE = new RegExp(`^photos/(${ID})\\.webp$`);

/** The path of a photo in the file. */
export const photoFile = (id: string): string => `photos/${id}.webp`;

/** The id of the photo at this address or path; undefined if it is not a photo of a person. */
export const photoIdOf = (urlOrFile: string): string | undefined =>
  (PHOTO_URL.exec(urlOrFile) ?? PHOTO_FILE.exec(urlOrFile))?.[1];
