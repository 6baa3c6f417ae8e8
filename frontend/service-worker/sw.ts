/// <reference lib="webworker" />
import { enable } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { ASSETS, dropOldShells, keepBeforeStart, keepPages, keepShell, keptShell, keptStart } from './files';
import { logOut, payLogout } from './logout';
import { forgetPerson, person, trim } from './person';
import { listenToPush } from './push';
import { OwnAnswers, OwnPhotos } from './strategies';

declare const self: ServiceWorkerGlobalScope;

/** Drawings of plants that are kept at most. */
const MAX_DRAWINGS = 200;
/** A page that takes longer than this comes from this device. */
const PATIENCE_S = 8;

listenToPush();

self.addEventListener('install', (event) => {
  event.waitUntil(keepBeforeStart(self.registration.active !== null));
  void self.skipWaiting();
});
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), dropOldShells()])),
);

enable();

/** What is the same for everybody, and what belongs to the person who asks. What is not named here is never kept. */
const FOR_ALL = /^\/api\/(plant-library(\/[\w-]+)?|plant-key|known-plants)$/;
const OWN =
  /^\/api\/(auth\/user|plants(\/[\da-f-]{36}(\/(journal|schedule|problems|year))?)?|deleted-plants|care\/(today|calendar)|garden\/year|household|identifications(\/[\da-f-]{36})?|reminders)$/;

const ownAnswers = new OwnAnswers();
const forAll = new NetworkFirst({ cacheName: 'library' });
const isOurs = (url: URL) => url.origin === self.location.origin;

registerRoute(({ url }) => isOurs(url) && FOR_ALL.test(url.pathname), forAll);
registerRoute(({ url }) => isOurs(url) && OWN.test(url.pathname), ownAnswers);
registerRoute(
  ({ url }) => isOurs(url) && /^\/api\/photos\/[^/]+\/[^/]+\.webp$/.test(url.pathname),
  new OwnPhotos(),
);
registerRoute(
  ({ url }) => isOurs(url) && /^\/assets\/[^/]+\.(js|css|svg|woff2)$/.test(url.pathname),
  new CacheFirst({ cacheName: ASSETS }),
);
registerRoute(
  ({ url }) => isOurs(url) && /^\/drawings\/[\w-]+\.svg$/.test(url.pathname),
  new StaleWhileRevalidate({
    cacheName: 'drawings',
    plugins: [{ cacheDidUpdate: async ({ cacheName }) => trim(await caches.open(cacheName), MAX_DRAWINGS) }],
  }),
);
registerRoute(
  ({ url }) => isOurs(url) && url.pathname === '/start.js',
  new NetworkOnly({ plugins: [{ handlerDidError: keptStart }] }),
);

// Pages come from the server, which knows best which one is right. Where it cannot be reached, the app starts from this device.
// The page for payments has a policy of its own, so it is waited for.
const isPage = ({ request, url }: { request: Request; url: URL }) =>
  request.mode === 'navigate' && isOurs(url) && !/^\/api(\/|$)|\.\w+$/.test(url.pathname);
const page = (networkTimeoutSeconds?: number) =>
  new NetworkOnly({
    networkTimeoutSeconds,
    plugins: [
      { requestWillFetch: ({ request }) => payLogout().then(() => request) },
      { handlerDidError: keptShell },
    ],
  });
registerRoute((asked) => isPage(asked) && asked.url.pathname.startsWith('/premium'), page());
registerRoute(isPage, page(PATIENCE_S));

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.pathname === '/api/logout',
  ({ request }) => logOut(request),
);
// Somebody comes, or leaves for good: what was read before goes. The request itself is none of our business.
const CHANGES_WHO = /^\/api\/(login|register|account)$/;
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method !== 'GET' && CHANGES_WHO.test(new URL(url).pathname)) event.waitUntil(forgetPerson());
});

/** What a member may want to see without a network, whichever page they have opened. */
const worthHaving = () => [
  '/api/plants?limit=100',
  '/api/care/today',
  `/api/care/calendar?month=${new Date().toISOString().slice(0, 7)}`,
];

/** Fetches pages and data for later, for members: of visitors nobody knows whether they come back. */
async function getReady(event: ExtendableEvent, language = 'en'): Promise<void> {
  const ask = (address: string) => new Request(address, { headers: { accept: 'application/json' } });
  await keepShell();
  // A session may have ended elsewhere: then the answer makes us forget.
  if (await person()) await ownAnswers.handle({ request: ask('/api/auth/user'), event });
  if (!(await person())) return;
  // What only the server knows comes first; on a slow device the pages take long.
  for (const address of worthHaving()) await ownAnswers.handle({ request: ask(address), event });
  await keepPages();
  // As base-api.ts asks for them.
  const inWords = language === 'en' ? '' : `?language=${language}`;
  for (const address of [`/api/plant-library${inWords}`, `/api/plant-key${inWords}`])
    if (!(await caches.match(address, { ignoreVary: true })))
      await forAll.handle({ request: ask(address), event });
}

self.addEventListener('message', (event) => {
  const { type, language } = (event.data ?? {}) as { type?: string; language?: string };
  if (type === 'skip-waiting') void self.skipWaiting();
  if (type === 'get-ready') event.waitUntil(getReady(event, language).catch(() => undefined));
});
