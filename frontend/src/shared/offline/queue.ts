import { tAnswers } from '../../languages/answers';
import type { ApiError } from '../api/api';
import { inTime } from '../lib/in-order';
import { put, remove, rowsOf } from '../lib/kept-store';
import { randomKey } from '../lib/random-key';
import { noteGone, whatBecameOf } from './gone-writes';
import { CHANGED, MARK } from './something-waits';
import { KEPT, type Kept, type Sent, type WaitingWrite } from './waiting-write';

/** Sends one. */
export type Send = (write: WaitingWrite) => Promise<{ data?: Sent; error?: unknown }>;

const announce = () => window.dispatchEvent(new Event(CHANGED));

// Another tab has kept, sent or removed something.
window.addEventListener('storage', ({ key }) => (key === MARK || key === null) && announce());

/** One change at a time: what is being sent cannot be taken out meanwhile. */
let turn: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
}

const all = () => rowsOf<WaitingWrite>('writes');

/** Notes whether something is only on this device, so that what sends it is fetched, and tells those who show it, in every tab. */
export async function lookForWaiting(): Promise<void> {
  const waits = [...(await all()), ...(await rowsOf('answers'))].length > 0;
  if (waits) localStorage.setItem(MARK, randomKey());
  else localStorage.removeItem(MARK);
  announce();
}

/** An account's, in the order in which they were done. */
export const writesOf = async (owner: string): Promise<WaitingWrite[]> =>
  (await all()).filter((each) => each.owner === owner).sort((a, b) => inTime(a.at, b.at));

/** Keeps what could not be sent. Rejects when the browser has no room. */
export async function keepWrite(write: Omit<WaitingWrite, 'at'> & { at?: string }): Promise<Kept> {
  await put('writes', { at: new Date().toISOString(), ...write } as WaitingWrite);
  await lookForWaiting();
  return { isKept: true, eventId: KEPT + write.key };
}

const sentAlready = (): ApiError => ({
  status: 409,
  code: 'sent-already',
  message: tAnswers('sentAlready'),
});

/**
 * Takes one out again. What was sent in the meantime, by this tab or another, is not here any more: then the answer is the id that
 * takes it back. Rejects where it was sent and that id is not known.
 */
export async function takeOut(keptId: string): Promise<string | undefined> {
  const key = keptId.replace(KEPT, '');
  if (await drop(key)) return undefined;
  const { isSent, eventId } = whatBecameOf(key);
  if (isSent && !eventId) throw sentAlready();
  return eventId;
}

/** Removes one; whether it was still here, and not sent in the meantime by this tab or another. */
export const drop = (key: string): Promise<boolean> =>
  inTurn(() =>
    alone(async () => {
      const isHere = (await all()).some((each) => each.key === key);
      if (!isHere) return false;
      noteGone(key, { isSent: false });
      await remove('writes', key);
      await lookForWaiting();
      return true;
    }),
  );

/** The server has read it and will never take it. */
const isFinal = ({ status, code }: ApiError) =>
  [400, 402, 403, 404, 409, 410, 413, 415, 422].includes(status) && code !== 'photo-gone';

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
      noteGone(write.key, { isSent: true, eventId: data?.alreadyDone ? undefined : data?.eventId });
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
