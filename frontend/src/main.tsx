import './shared/ui/base.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import { registerServiceWorker } from './app/service-worker';
import { developmentRoutes } from './app/development-routes';
import { preloadFirstPage } from './app/preload';
import { makeStore, makeStoreFor } from './app/store';
import { api } from './shared/api/api';
import { awake } from './shared/lib/early-click';

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
async function takeOver(who: 'visitor' | 'member') {
  const [store] = await Promise.all([makeStoreFor(who), preloadFirstPage()]);
  startTransition(() => void hydrateRoot(root, app(store)));
  await awake;
  if (who === 'member')
    void store.dispatch(api.endpoints.signedInUser.initiate(undefined, { forceRefetch: true }));
}

const renderedFor = document.documentElement.dataset.for as 'visitor' | 'member' | undefined;
if (renderedFor) {
  void takeOver(renderedFor);
} else {
  void preloadFirstPage();
  createRoot(root).render(app(makeStore()));
}
