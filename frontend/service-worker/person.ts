/**
 * What a person has read is kept in caches whose names say whose it is, and there are those of one person only: of the one whom the
 * server has answered last. Every answer of the API says for whom it is (`x-account`), so none can be kept under a wrong name.
 */
const PREFIX = 'person ';
const DATA = `${PREFIX}data `;
const PHOTOS = `${PREFIX}photos `;
/** Answers and photos that are kept at most; the oldest go first. */
const MAX_KEPT = { [DATA]: 300, [PHOTOS]: 120 };

/** Whose the caches are; null for nobody, undefined until it was looked up. */
let current: string | null | undefined;

/** The person whose answers are kept; null where there are none. */
export async function person(): Promise<string | null> {
  if (current !== undefined) return current;
  const name = (await caches.keys()).find((each) => each.startsWith(DATA));
  return (current ??= name ? name.slice(DATA.length) : null);
}

/** Changes to the caches, one after the other. */
let turn: Promise<unknown> = Promise.resolve();
const inTurn = (change: () => Promise<void>): Promise<void> => {
  const done = turn.then(change);
  turn = done.catch(() => undefined);
  return done;
};

async function removeAll(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX)) await caches.delete(name);
}

/** Leaves nothing of anybody. Answers that are still on their way are not kept either. */
export function forgetPerson(): Promise<void> {
  current = null;
  return inTurn(removeAll);
}

const isPhoto = (request: Request) => new URL(request.url).pathname.startsWith('/api/photos/');
const cacheOf = (request: Request, whose: string) => caches.open((isPhoto(request) ? PHOTOS : DATA) + whose);

/** What is kept of an answer for the person who was here last. */
export async function find(request: Request): Promise<Response | undefined> {
  const whose = await person();
  return whose ? (await cacheOf(request, whose)).match(request, { ignoreVary: true }) : undefined;
}

/**
 * Keeps an answer for the person whom it names; those of anybody else go. `before` is who was here when it was asked for: an answer
 * that comes when that person has left, or another one has come, is not kept.
 */
export function keep(request: Request, answer: Response, before: string | null): Promise<void> {
  if (answer.status === 401 && request.url.endsWith('/api/auth/user')) return forgetPerson();
  const whose = answer.headers.get('x-account');
  if (answer.status !== 200 || !whose) return Promise.resolve();
  return inTurn(async () => {
    if (whose !== current) {
      if (before !== current) return;
      await removeAll();
      if (before !== current) return;
      current = whose;
    }
    const cache = await cacheOf(request, whose);
    await cache.put(request, answer);
    await trim(cache, isPhoto(request) ? MAX_KEPT[PHOTOS]! : MAX_KEPT[DATA]!);
  });
}

/** Drops what this holds for, of all that is kept for the person who was here last (`whose`). */
export const dropKept = (isGone: (kept: Request, whose: string) => boolean): Promise<void> =>
  inTurn(async () => {
    const whose = await person();
    for (const prefix of whose ? [DATA, PHOTOS] : []) {
      const cache = await caches.open(prefix + whose);
      for (const kept of await cache.keys()) if (isGone(kept, whose!)) await cache.delete(kept);
    }
  });

/** Drops the oldest beyond so many. */
export async function trim(cache: Cache, most: number): Promise<void> {
  const requests = await cache.keys();
  for (const request of requests.slice(0, Math.max(0, requests.length - most))) await cache.delete(request);
}
