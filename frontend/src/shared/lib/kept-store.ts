/** What this device keeps for a person until the server has it. Each row has its key, and the account whose it is. */
export interface KeptRow {
  /** The idempotency key under which it is sent. */
  key: string;
  /** Null for a visitor's. */
  owner: string | null;
}

/** Answers of the device to photos, changes that wait for a network, and photos that are to be sent. */
type Table = 'answers' | 'writes' | 'photos';

const NAME = 'leaflore-on-device';
const TABLES: Table[] = ['answers', 'writes', 'photos'];
const VERSION = 3;

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('This browser keeps nothing'));
  });
}

/** Undefined where nothing is kept and nothing is to be: what looks while a person leaves makes no store again. */
async function withTable<T>(
  name: Table,
  mode: IDBTransactionMode,
  act: (table: IDBObjectStore) => IDBRequest<T>,
  isMade = false,
): Promise<T | undefined> {
  const opening = indexedDB.open(NAME, VERSION);
  let isMissing = false;
  opening.onupgradeneeded = ({ oldVersion }) => {
    const { result, transaction } = opening;
    isMissing = !isMade && oldVersion === 0;
    if (isMissing) return transaction!.abort();
    for (const table of TABLES)
      if (!result.objectStoreNames.contains(table)) result.createObjectStore(table, { keyPath: 'key' });
  };
  const database = await done(opening).catch((error: unknown) => {
    if (!isMissing) throw error;
  });
  if (!database) return undefined;
  try {
    const transaction = database.transaction(name, mode);
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('This browser keeps nothing'));
    });
    const result = await done(act(transaction.objectStore(name)));
    await ended;
    return result;
  } finally {
    database.close();
  }
}

/** Of all tabs one writes, or empties the store: what one keeps does not go with the store that another finds empty. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(NAME, work) : work(); // a page without HTTPS has none

/** Keeps a row, or a change to it. Rejects when the browser has no room. */
export const put = (table: Table, row: KeptRow) =>
  alone(() => withTable(table, 'readwrite', (all) => all.put(row), true));

/** Removes one. */
export const remove = (table: Table, key: string) => withTable(table, 'readwrite', (all) => all.delete(key));

/** Every row, of everybody. */
export const rowsOf = async <Row extends KeptRow>(table: Table): Promise<Row[]> =>
  (await withTable<Row[]>(table, 'readonly', (all) => all.getAll())) ?? [];

/**
 * Leaves nothing of an account and of visitors. What waits for somebody else, whose session has ended without a logout, still waits
 * for them; where nothing does, not even the empty store stays.
 */
export const forgetRowsOf = (owner: string): Promise<void> =>
  alone(async () => {
    let left = 0;
    for (const table of TABLES)
      for (const row of await rowsOf(table)) {
        if (row.owner && row.owner !== owner) left += 1;
        else await remove(table, row.key);
      }
    if (left === 0) await done(indexedDB.deleteDatabase(NAME));
  });
