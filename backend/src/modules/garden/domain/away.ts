import { addDays, daysBetween } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { awayIsOver, awayIsTooLong, awayEndsBeforeItBegins, awayIsFarAhead } from './away.errors.js';
import type { CareKind } from './care-kind.js';

/** The days on which a gardener is away, both included, in their own calendar, and what the plant sitter should know. */
export interface Away {
  fromDay: LocalDate;
  toDay: LocalDate;
  note: string | null;
}

/** A link for a plant sitter, as it is stored: of its token only the SHA-256 hash. */
export interface StoredLink extends Away {
  id: string;
  userId: string;
  tokenHash: Buffer;
  endedAt: Date | null;
  createdAt: Date;
}

/**
 * `open`: the link works. `ended`: its gardener ended it. `over`: its days have passed. `revoked`: the key that made it was taken
 * away, so a new link is needed.
 */
export type LinkState = 'open' | 'ended' | 'over' | 'revoked';

const MAX_AWAY_DAYS = 60;
export const MAX_OPEN_LINKS = 3;
export const MAX_NOTE = 500;
/** For so many days after the last one the page can still be read. */
export const READABLE_DAYS = 3;
const MAX_DAYS_AHEAD = 365;

/**
 * What a plant sitter is asked to do. Repotting and pruning wait for the gardener, and so do the steps of a treatment, which
 * need a look or a photo of the gardener's own.
 */
const FOR_SITTERS: readonly CareKind[] = ['water', 'mist', 'fertilise', 'custom'];
export const isForSitters = (kind: CareKind): boolean => FOR_SITTERS.includes(kind);

/** Throws `away-ends-before-it-begins`, `away-over`, `away-too-long` and `away-too-far`. */
export function assertAway({ fromDay, toDay }: Pick<Away, 'fromDay' | 'toDay'>, today: LocalDate): void {
  if (toDay < fromDay) throw awayEndsBeforeItBegins();
  if (toDay < today) throw awayIsOver();
  if (daysBetween(fromDay, toDay) >= MAX_AWAY_DAYS) throw awayIsTooLong();
  if (daysBetween(today, fromDay) > MAX_DAYS_AHEAD) throw awayIsFarAhead();
}

/** How a link is on its gardener's own day; `hasKey` says whether the key that made it is still one of the server's. */
export function linkStateOf(
  { toDay, endedAt }: { toDay: LocalDate; endedAt: Date | null },
  today: LocalDate,
  hasKey: boolean,
): LinkState {
  if (endedAt) return 'ended';
  if (today > lastReadableDay(toDay)) return 'over';
  return hasKey ? 'open' : 'revoked';
}

/** The last day on which a link opens the page. */
export const lastReadableDay = (toDay: LocalDate): LocalDate => addDays(toDay, READABLE_DAYS);
