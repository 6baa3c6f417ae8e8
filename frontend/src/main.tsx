import './shared/ui/base.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import { registerServiceWorker } from './app/service-worker';
import { developmentRoutes } from './app/development-routes';
import { preloadFirstPage } from './app/preload';
import { makeStore, makeStoreFor, refetch, type Reader } from './app/store';
import { hydrated } from './shared/lib/early-click';

const root = document.getElementById('root')!;
const app = (store: ReturnType<typeof makeStore>) => (
  <StrictMode>
    <App store={store} extra={developmentRoutes} />
  </StrictMode>
);

// Development has files that change under a worker's hands.
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') registerServiceWorker();
  else window.addEventListener('load', () => registerServiceWorker());
}

/**
 * The build has rendered this page: it stays as it is until the app can take it over unchanged, piece by piece. Who the
 * member is, is believed only then: an update to what is not taken over yet would throw it away.
 */
async function takeOver(who: Reader) {
  const [store] = await Promise.all([makeStoreFor(who), preloadFirstPage()]);
  startTransition(() => void hydrateRoot(root, app(store)));
  await hydrated;
  refetch(store, who);
}

const renderedFor = document.documentElement.dataset.for as Reader | undefined;
if (renderedFor) {
  void takeOver(renderedFor);
} else {
  void preloadFirstPage();
  createRoot(root).render(app(makeStore()));
}
