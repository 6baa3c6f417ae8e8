/** The files of the app, as the build has made them (build/service-worker.ts). */
export interface BuiltFiles {
  /** Changes with every build. */
  version: string;
  /** What the app needs to start. */
  first: string[];
  /** Parts of pages that make sense without a network, fetched when nothing else is going on. */
  later: string[];
  /** Every file whose address changes with its content. */
  all: string[];
}

declare const BUILT: BuiltFiles;
const built = BUILT; // once: the build writes it where it is named

/** The cache of files whose addresses change with their content. */
export const ASSETS = 'assets';
const SHELL = '/index.html';
const START = '/start.js';
const SHELLS = 'shell ';
const LANES = 4;

const shells = () => caches.open(SHELLS + built.version);

/**
 * Keeps what the app needs to start. The page and its first script belong together, so they are of one version; they come last, so
 * where they are kept, all else is.
 */
export async function keepShell(): Promise<void> {
  await keepFiles(built.first);
  if (!(await hasShell()))
    await (await shells()).addAll([SHELL, START].map((address) => new Request(address, { cache: 'reload' })));
}

const hasShell = async () => (await (await shells()).keys()).length > 1;

/** Keeps the parts of pages as well, each fetched once, and drops those of earlier versions. */
export async function keepPages(): Promise<void> {
  await keepShell();
  await keepFiles(built.later);
  const cache = await caches.open(ASSETS);
  for (const request of await cache.keys())
    if (!built.all.includes(new URL(request.url).pathname)) await cache.delete(request);
}

/**
 * What is fetched before a version takes over. A device that has all pages keeps having them. Where they cannot be fetched, an update
 * fails: the earlier version stays, and the browser tries again later. A full device takes the update, and any device the first
 * version, as push works without pages.
 */
export async function keepBeforeStart(isUpdate: boolean): Promise<void> {
  try {
    await (isUpdate ? keepPages : keepShell)();
  } catch (error) {
    if (isUpdate && (error as Error).name !== 'QuotaExceededError') throw error;
  }
}

/** A few at a time: what a person does meanwhile comes first. */
async function keepFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(ASSETS);
  const left = [...addresses];
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift())
      if (!(await cache.match(next))) await cache.add(next);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** Drops the shells of other versions, unless this one has none of its own. */
export async function dropOldShells(): Promise<void> {
  if (!(await hasShell())) return;
  for (const name of await caches.keys())
    if (name.startsWith(SHELLS) && name !== SHELLS + built.version) await caches.delete(name);
}

/** On a full device only an earlier version may be there. */
const kept = async (address: string) => (await (await shells()).match(address)) ?? caches.match(address);

/** The page that starts the app at any address. */
export const keptShell = () => kept(SHELL);
export const keptStart = () => kept(START);
