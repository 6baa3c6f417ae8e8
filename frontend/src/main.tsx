import './shared/ui/base.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, loadRouter } from './app/app';
import { developmentRoutes } from './app/development-routes';
import { preloadFirstPage } from './app/preload';
import { makeStore, makeStoreFor, refetch, type Reader } from './app/store';
import { language } from './languages/language';
import { keepTexts, textsReady } from './languages/texts';
import { hydrated } from './shared/lib/early-click';
import { fetchStylesAgain } from './shared/lib/fetch-styles-again';
import { whenQuiet } from './shared/lib/when-quiet';

fetchStylesAgain();
const root = document.getElementById('root')!;
const router = loadRouter();
const app = (store: ReturnType<typeof makeStore>, own: Awaited<typeof router>) => (
  <StrictMode>
    <App store={store} extra={developmentRoutes} within={own?.LanguageRouter} />
  </StrictMode>
);

// In development files change constantly, so there is no service worker. Without a network its part may not come, and is not needed.
if (import.meta.env.PROD)
  void import('./app/after-start').then(
    ({ registerWhenLoaded }) => registerWhenLoaded(),
    () => undefined,
  );

/**
 * Hydrates a page that the build has rendered. The member's real data is fetched only afterwards: an update of what
 * is not hydrated yet would make React discard the rendered page.
 */
async function hydratePage(who: Reader) {
  const [store, own] = await Promise.all([makeStoreFor(who), router, preloadFirstPage()]);
  startTransition(() => void hydrateRoot(root, app(store, own)));
  await hydrated;
  refetch(store, who);
}

// What was rendered in another language is rendered again.
const page = document.documentElement;
const renderedFor = page.lang === language() ? (page.dataset.for as Reader | undefined) : undefined;
page.lang = language();
whenQuiet(() => void keepTexts().catch(() => undefined));
if (renderedFor) {
  void hydratePage(renderedFor);
} else {
  void preloadFirstPage();
  void Promise.all([router, textsReady()]).then(([own]) => createRoot(root).render(app(makeStore(), own)));
}
