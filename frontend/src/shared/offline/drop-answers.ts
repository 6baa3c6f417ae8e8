/** Where service-worker/sw.ts and person.ts keep answers of the server for when there is no network. */
const ANSWERS = /^(library$|person data )/;

/**
 * Drops the answers that are kept for when there is no network, as they are in another language; they are fetched again one by one.
 * Without a network they stay: better to read them in the other language than not at all.
 */
export async function dropKeptAnswers(): Promise<void> {
  const kept = globalThis.caches as CacheStorage | undefined;
  if (!kept || !navigator.onLine) return;
  for (const name of (await kept.keys()).filter((each) => ANSWERS.test(each))) {
    // The cache itself stays, as its name says whose it is.
    const cache = await kept.open(name);
    for (const request of await cache.keys()) await cache.delete(request);
  }
}
