import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { matchRoutes, StaticRouter } from 'react-router-dom';
import { App } from './app/app';
import { earlyPages } from './app/early-pages';
import { InLanguage } from './app/in-language';
import { landing, notFound, routes, type AppRoute } from './app/routes';
import { paths } from './shared/paths';
import { makeStoreFor, type Reader } from './app/store';
import { addressIn } from './languages/addresses';
import { tBlog } from './languages/blog';
import { tHeads } from './languages/heads';
import { language, languages, speak, type LanguageCode } from './languages/language';
import { textsReady } from './languages/texts';
import { readings, type Reading } from './prerender-readings';
import type { GuideDto } from './shared/api/guides';
import { headTags, wholeTitle, type HeadTags } from './shared/seo/head-tags';

/** A page of HTML as it is before any of the app's code has run. */
export interface RenderedPage {
  /**
   * Its file name without extension: `about`, `home.member`, `home.premium`, `garden.id.member` for `/garden/:id`; those of other
   * languages than English are in a folder for each, `es/about`.
   */
  file: string;
  /** The name of its component in src/pages, such as `PlantPage`. */
  page: string;
  /** Whether it is for visitors or for members. It contains no personal data: the build knows nobody. */
  who: Reader;
  /** The requests that it sends first: `asks` in app/early-pages.ts. */
  asks: string[];
  title: string;
  description: string;
  /** What else is in its head; nothing on the pages of members, which nobody else sees. */
  tags?: HeadTags;
  /** With which it was rendered, if it needs any: `shared/lib/page-data.ts` reads it again in the browser. */
  data?: { path: string; data: unknown };
  html: string;
}

/** Every language that the build renders, English first. */
export const codes = Object.keys(languages) as LanguageCode[];

/**
 * Lets what is rendered next speak a language. English comes first: the texts of another language are those of the pages whose code has
 * come.
 */
export async function renderIn(code: LanguageCode): Promise<void> {
  speak(code);
  await textsReady();
}

/** What the empty shell says in the language that is spoken. */
export const shellWords = () => ({
  title: tHeads('landing'),
  about: tHeads('landingAbout'),
  noScript: tHeads('noScript'),
  feed: tBlog('ofLeaflore'),
});
export type ShellWords = ReturnType<typeof shellWords>;

/**
 * Renders, in the language that is spoken, what visitors see (the landing page, every public page, the guides of this library,
 * the 404 page) and the first pages of members. Used by the build only.
 */
export async function renderPages(library: GuideDto[] = []): Promise<RenderedPage[]> {
  const open = routes.filter(({ path, access }) => access === 'public' && !/[:*]/.test(path));
  const early = routes.filter(({ path }) => path in earlyPages);
  return Promise.all([
    ...[landing, ...open, { ...notFound, path: '/not-found' }].map((route) => rendered(route, 'visitor')),
    ...early.flatMap((route) => readersOf(route).map((who) => rendered(route, who))),
    ...readings(library).map(readingRendered),
  ]);
}

const readersOf = ({ path }: AppRoute): Reader[] =>
  earlyPages[path]!.forNewcomers
    ? ['member', 'premium', 'newcomer', 'premium-newcomer']
    : ['member', 'premium'];

/** The addresses that the app has, such as `/garden/:id`; at every other one the server answers 404. */
export const addresses = (library: GuideDto[]): string[] => {
  const fixed = routes.map(({ path }) => path).filter((path) => !path.endsWith('/*'));
  const gardens = ['', '/:garden', '/:garden/:plant', `/:garden/:plant${paths.doctor}`].map(
    (below) => paths.household + below,
  );
  return [...new Set([...fixed, ...gardens, ...readings(library).map(({ path }) => path)])];
};

/** What the feed lists. */
export { articles } from './content/articles';

const routeOf = (pathname: string) =>
  matchRoutes(
    routes.map(({ path }) => ({ path })),
    pathname,
  )!.at(-1)!.route.path!;

const inFolder = (file: string) => (language() === 'en' ? file : `${language()}/${file}`);

async function readingRendered({ path, head, data, seed }: Reading): Promise<RenderedPage> {
  const route = routes.find((each) => each.path === routeOf(path))!;
  const tags = headTags({ route: route.head, path, ...head });
  return {
    file: inFolder(path.slice(1)),
    page: route.name,
    who: 'visitor',
    asks: [],
    title: wholeTitle(tags.title),
    description: tags.description,
    tags,
    data: data === undefined ? undefined : { path, data },
    html: await render(path, 'visitor', seed),
  };
}

async function rendered(route: AppRoute, who: Reader): Promise<RenderedPage> {
  const { path, name, data } = route;
  const { asks = [] } = (who !== 'visitor' && earlyPages[path]) || {};
  const tags = headTags({ route: route.head, path, data });
  const address = path.slice(1).replaceAll('/', '.').replace(':', '');
  const file = who === 'visitor' ? address || 'landing' : `${address || 'home'}.${who}`;
  const html = await render(path, who);
  return {
    file: inFolder(file),
    page: name,
    who,
    asks,
    title: wholeTitle(tags.title),
    description: tags.description,
    tags: who === 'visitor' ? tags : undefined,
    html,
  };
}

async function render(path: string, who: Reader, seed?: Reading['seed']): Promise<string> {
  const store = await makeStoreFor(who);
  await seed?.(store);
  const address = who === 'visitor' ? addressIn(language(), path) : path;
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App
        store={store}
        within={({ children }) => (
          <StaticRouter location={address}>
            {language() === 'en' ? children : <InLanguage>{children}</InLanguage>}
          </StaticRouter>
        )}
      />
    </StrictMode>,
    // In one piece: otherwise React would send large parts later and move them into place with an inline script.
    { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
  );
  if (failures.length) throw new Error(`${address} cannot be rendered`, { cause: failures[0] });
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  return html;
}
