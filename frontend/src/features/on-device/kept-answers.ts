import type { DeviceSightingDto, FindingDto } from '../../shared/api/api';

/** An answer of this device that the server does not have yet. */
export interface KeptAnswer {
  /** Under which it is sent: the same key is the same identification. */
  key: string;
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

const NAME = 'leaflore-on-device';
const TABLE = 'answers';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('This browser keeps nothing'));
  });
}

async function withTable<T>(
  mode: IDBTransactionMode,
  act: (table: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(TABLE, { keyPath: 'key' });
  const database = await done(opening);
  try {
    const transaction = database.transaction(TABLE, mode);
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('This browser keeps nothing'));
    });
    const result = await done(act(transaction.objectStore(TABLE)));
    await ended;
    return result;
  } finally {
    database.close();
  }
}

/** Keeps an answer, or a change to it, on this device. Rejects when the browser has no room. */
export const keep = (answer: KeptAnswer) => withTable('readwrite', (table) => table.put(answer));

/** Removes one. */
export const remove = (key: string) => withTable('readwrite', (table) => table.delete(key));

/** An account's, or with null a visitor's; the earliest first. */
export async function keptOf(owner: string | null): Promise<KeptAnswer[]> {
  const all = await withTable<KeptAnswer[]>('readonly', (table) => table.getAll());
  return all.filter((each) => each.owner === owner).sort((a, b) => a.seenAt.localeCompare(b.seenAt));
}
