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

/** Keeps what the app needs to start. The page and its first script belong together, so they are of one version. */
export async function keepShell(): Promise<void> {
  const cache = await shells();
  if ((await cache.keys()).length < 2)
    await cache.addAll([SHELL, START].map((address) => new Request(address, { cache: 'reload' })));
  await keepFiles(built.first);
}

/** Keeps the parts of pages as well, each fetched once, and drops those of earlier versions. */
export async function keepPages(): Promise<void> {
  await keepShell();
  await keepFiles(built.later);
  const cache = await caches.open(ASSETS);
  for (const request of await cache.keys())
    if (!built.all.includes(new URL(request.url).pathname)) await cache.delete(request);
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

/** Drops the shells of other versions. */
export async function dropOldShells(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(SHELLS) && name !== SHELLS + built.version) await caches.delete(name);
}

const kept = async (address: string) => (await shells()).match(address);

/** The page that starts the app at any address. */
export const keptShell = () => kept(SHELL);
export const keptStart = () => kept(START);
