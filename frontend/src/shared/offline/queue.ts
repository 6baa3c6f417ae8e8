import type { ApiError } from '../api/api';
import { put, remove, rowsOf } from '../lib/kept-store';
import { markWaiting } from './something-waits';
import { KEPT, type Kept, type WaitingWrite } from './waiting-write';

/** Sends one; `eventId` is what takes an answer to a care task back. */
export type Send = (write: WaitingWrite) => Promise<{ data?: { eventId?: string }; error?: unknown }>;

/** What the queue tells those who show it. */
const CHANGED = 'waiting-writes';

/** By key, what was sent since the page was opened. */
const sent = new Map<string, string | undefined>();

/** One change at a time: what is being sent cannot be taken out meanwhile. */
let turn: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
}

const all = () => rowsOf<WaitingWrite>('writes');

/** Notes whether something is only on this device, and tells those who show it. */
export async function lookForWaiting(): Promise<void> {
  markWaiting([...(await all()), ...(await rowsOf('answers'))].length > 0);
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls back at each change; answers what ends that. */
export function onWaiting(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}

/** An account's, in the order in which they were done. */
export const writesOf = async (owner: string): Promise<WaitingWrite[]> =>
  (await all()).filter((each) => each.owner === owner).sort((a, b) => a.at.localeCompare(b.at));

/** Keeps what could not be sent. Rejects when the browser has no room. */
export async function keepWrite(write: Omit<WaitingWrite, 'at'> & { at?: string }): Promise<Kept> {
  await put('writes', { at: new Date().toISOString(), ...write } as WaitingWrite);
  await lookForWaiting();
  return { isKept: true, eventId: KEPT + write.key };
}

/** Takes one out again. What was sent in the meantime is not here any more: then the answer is the id that takes it back. */
export const takeOut = (keptId: string): Promise<string | undefined> =>
  inTurn(async () => {
    const key = keptId.replace(KEPT, '');
    await remove('writes', key);
    await lookForWaiting();
    return sent.get(key);
  });

/** Throws one away; whether it was still here, and not sent in the meantime by this tab or another. */
export const drop = (key: string): Promise<boolean> =>
  inTurn(() =>
    alone(async () => {
      const isHere = (await all()).some((each) => each.key === key);
      await remove('writes', key);
      await lookForWaiting();
      return isHere;
    }),
  );

/** The server has read it and will never take it. */
const isFinal = ({ status, code }: ApiError) =>
  [400, 403, 404, 409, 413, 422].includes(status) && code !== 'photo-gone';

/**
 * Sends what waits for an account, one after the other, in the order in which it was done. What is refused stays, with the reason;
 * where there is no answer, all that is left stays. Of several tabs one sends; the key makes sure that nothing is there twice.
 */
export const sendAll = (owner: string, send: Send): Promise<void> =>
  inTurn(() => alone(() => sendEach(owner, send)));

async function sendEach(owner: string, send: Send): Promise<void> {
  for (const write of await writesOf(owner)) {
    if (write.refusal !== undefined) continue;
    if (!navigator.onLine) break;
    const { data, error } = await send(write);
    if (!error) {
      sent.set(write.key, data?.eventId);
      await remove('writes', write.key);
    } else if (isFinal(error as ApiError))
      await put('writes', { ...write, refusal: (error as ApiError).message } as WaitingWrite);
    else break;
    await lookForWaiting();
  }
}

async function alone<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work(); // a page without HTTPS
  return navigator.locks.request('leaflore-waiting', work);
}
