import type { DeviceSightingDto, FindingDto } from '../../shared/api/api';
import { put, remove as removeRow, rowsOf, type KeptRow } from '../../shared/lib/kept-store';

/** An answer of this device that the server does not have yet. */
export interface KeptAnswer extends KeptRow {
  /** The account whose it is; null for a visitor's, which becomes that of the next account that is signed in here. */
  owner: string | null;
  /** ISO 8601, in UTC. */
  seenAt: string;
  photos: Blob[];
  seen: DeviceSightingDto;
  finding: FindingDto;
  /** Why the server did not take it. */
  refusal?: string;
}

/** Keeps an answer, or a change to it, on this device. Rejects when the browser has no room. */
export const keep = (answer: KeptAnswer) => put('answers', answer);

/** Removes one. */
export const remove = (key: string) => removeRow('answers', key);

/** An account's, or with null a visitor's; the earliest first. */
export async function keptOf(owner: string | null): Promise<KeptAnswer[]> {
  const all = await rowsOf<KeptAnswer>('answers');
  return all.filter((each) => each.owner === owner).sort((a, b) => a.seenAt.localeCompare(b.seenAt));
}
