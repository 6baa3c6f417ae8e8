import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app';
import { earlyPages } from './app/early-pages';
import { landing, notFound, routes, type AppRoute } from './app/routes';
import { makeStoreFor, type Reader } from './app/store';
import { descriptions } from './shared/seo/descriptions';

/** A page of HTML as it is before any of the app's code has run. */
export interface RenderedPage {
  /** Its file name without extension: `about`, `home.member`, `home.premium`, `garden.id.member` for `/garden/:id`. */
  file: string;
  /** The name of its component in src/pages, such as `PlantPage`. */
  page: string;
  /** Whether it is for visitors or for members. It contains no personal data: the build knows nobody. */
  who: Reader;
  /** The requests that it sends first: `asks` in app/early-pages.ts. */
  asks: string[];
  title: string;
  description: string;
  html: string;
}

/**
 * Renders the landing page, every public page with a fixed address and the 404 page for visitors, and the first pages of
 * members. Used by the build only.
 */
export async function renderPages(): Promise<RenderedPage[]> {
  const open = routes.filter(({ path, access }) => access === 'public' && !path.includes(':'));
  const early = routes.filter(({ path }) => path in earlyPages);
  return Promise.all([
    ...[landing, ...open, { ...notFound, path: '/not-found' }].map((route) => rendered(route, 'visitor')),
    ...early.flatMap((route) => readersOf(route).map((who) => rendered(route, who))),
  ]);
}

const readersOf = ({ path }: AppRoute): Reader[] =>
  earlyPages[path]!.forNewcomers
    ? ['member', 'premium', 'newcomer', 'premium-newcomer']
    : ['member', 'premium'];

/** The addresses that the app has, such as `/garden/:id`; at every other one the server answers 404. */
export const addresses = (): string[] => [...new Set(routes.map(({ path }) => path))];

async function rendered(route: AppRoute, who: Reader): Promise<RenderedPage> {
  const { path, name, title } = route;
  const { asks = [] } = (who !== 'visitor' && earlyPages[path]) || {};
  const description = descriptions[title]!;
  const address = path.slice(1).replaceAll('/', '.').replace(':', '');
  const file = who === 'visitor' ? address || 'landing' : `${address || 'home'}.${who}`;
  return { file, page: name, who, asks, title, description, html: await render(path, who) };
}

async function render(path: string, who: Reader): Promise<string> {
  const store = await makeStoreFor(who);
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App store={store} within={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>} />
    </StrictMode>,
    // In one piece: otherwise React would send large parts later and move them into place with an inline script.
    { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
  );
  if (failures.length) throw new Error(`${path} cannot be rendered`, { cause: failures[0] });
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  return html;
}
