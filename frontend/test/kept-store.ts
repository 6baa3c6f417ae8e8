import type { KeptRow } from '../src/shared/lib/kept-store';

const tables: Record<string, Map<string, KeptRow>> = { answers: new Map(), writes: new Map() };

/** What a device keeps, in memory: jsdom has no IndexedDB. Takes the place of shared/lib/kept-store.ts. */
export const put = async (table: string, row: KeptRow) => void tables[table]!.set(row.key, row);
export const remove = async (table: string, key: string) => void tables[table]!.delete(key);
export const rowsOf = async (table: string) => [...tables[table]!.values()];
