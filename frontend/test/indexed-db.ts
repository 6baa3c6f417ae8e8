type Rows = Map<string, { key: string }>;

/** The browser's turn: what is asked of a store is answered after it. */
const later = (work: () => void) => setTimeout(work, 0);

/** Lets the browser have so many turns. */
export async function turns(count: number) {
  for (let n = 0; n < count; n += 1) await new Promise<void>((go) => later(go));
}

interface Asked {
  onsuccess?: () => void;
  onerror?: () => void;
  result?: unknown;
}

/**
 * The part of IndexedDB that keeps rows on a device, in memory: jsdom has none. A database is deleted when nobody has it open, and what
 * opens it meanwhile comes after.
 */
export class DeviceStore {
  private tables?: Map<string, Rows>;
  private open_ = 0;
  private waiting: (() => void)[] = [];

  open() {
    const asked: Asked & { onupgradeneeded?: (event: object) => void } = {};
    const answer = () => {
      const isNew = !this.tables;
      const tables = (this.tables ??= new Map<string, Rows>());
      asked.result = this.connection(tables);
      let isAborted = false;
      const transaction = { abort: () => (isAborted = true) };
      Object.assign(asked, { transaction });
      if (isNew) asked.onupgradeneeded?.({ oldVersion: 0 });
      if (!isAborted) this.open_ += 1;
      else this.tables = undefined;
      (isAborted ? asked.onerror : asked.onsuccess)?.();
    };
    later(() => (this.waiting.length > 0 ? this.waiting.push(answer) : answer()));
    return asked;
  }

  deleteDatabase() {
    const asked: Asked = {};
    const answer = () => {
      this.tables = undefined;
      asked.onsuccess?.();
    };
    later(() => (this.open_ > 0 ? this.waiting.push(answer) : answer()));
    return asked;
  }

  private close() {
    this.open_ -= 1;
    while (this.open_ === 0 && this.waiting.length > 0) this.waiting.shift()!();
  }

  private connection(tables: Map<string, Rows>) {
    return {
      objectStoreNames: { contains: (name: string) => tables.has(name) },
      createObjectStore: (name: string) => void tables.set(name, new Map()),
      close: () => later(() => this.close()),
      transaction: (name: string) => transactionOn(tables.get(name)!),
    };
  }
}

function transactionOn(rows: Rows) {
  const transaction: { oncomplete?: () => void; objectStore?: () => object } = {};
  const ask = <Result>(act: () => Result) => {
    const asked: Asked = {};
    later(() => {
      asked.result = act();
      asked.onsuccess?.();
      later(() => transaction.oncomplete?.());
    });
    return asked;
  };
  transaction.objectStore = () => ({
    put: (row: { key: string }) => ask(() => void rows.set(row.key, row)),
    delete: (key: string) => ask(() => void rows.delete(key)),
    getAll: () => ask(() => [...rows.values()]),
  });
  return transaction;
}

/** Locks of a browser by their names; each is held by one at a time. */
export function someLocks() {
  const turns = new Map<string, Promise<unknown>>();
  return {
    request: <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const done = (turns.get(name) ?? Promise.resolve()).then(work);
      turns.set(
        name,
        done.catch(() => undefined),
      );
      return done;
    },
  };
}
