import type { ApiError, DeviceSightingDto, FindingDto } from '../api/api';
import { inTime } from '../lib/in-order';
import { put, remove as removeRow, rowsOf, type KeptRow } from '../lib/kept-store';
import { lookForWaiting } from './queue';

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

/** Sends one; the answer is the identification that it has become. */
type Send = (answer: KeptAnswer) => Promise<{ data?: { identificationId: string }; error?: unknown }>;

/** Keeps an answer, or a change to it, on this device. Rejects when the browser has no room. */
export async function keep(answer: KeptAnswer): Promise<void> {
  await put('answers', answer);
  await lookForWaiting();
}

/** Removes one. */
export async function remove(key: string): Promise<void> {
  await removeRow('answers', key);
  await lookForWaiting();
}

/** An account's, or with null a visitor's; the earliest first. */
export async function keptOf(owner: string | null): Promise<KeptAnswer[]> {
  const all = await rowsOf<KeptAnswer>('answers');
  return all.filter((each) => each.owner === owner).sort((a, b) => inTime(a.seenAt, b.seenAt));
}

/** The server has read the answer and will never take it. */
const isFinal = ({ status, code }: ApiError) =>
  [400, 404, 413, 422].includes(status) && code !== 'photo-gone';

/** A tab sends one after the other; of several tabs the server takes each answer once. */
let sending: Promise<unknown> = Promise.resolve();

/** Sends what is kept for an account; a visitor's become its own. By key: what the sent ones have become. */
export function sendAnswers(owner: string, send: Send): Promise<Record<string, string>> {
  const done = sending.then(() => sendEach(owner, send));
  sending = done.catch(() => undefined);
  return done;
}

async function sendEach(owner: string, send: Send): Promise<Record<string, string>> {
  const sent: Record<string, string> = {};
  for (const answer of await keptOf(null)) await keep({ ...answer, owner });
  for (const answer of await keptOf(owner)) {
    if (answer.refusal !== undefined || !navigator.onLine) continue;
    const { data, error } = await send(answer);
    if (data) {
      sent[answer.key] = data.identificationId;
      await remove(answer.key);
    } else if (isFinal(error as ApiError)) await keep({ ...answer, refusal: (error as ApiError).message });
  }
  return sent;
}
