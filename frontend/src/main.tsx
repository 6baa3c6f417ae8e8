import './shared/ui/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import { registerServiceWorker } from './app/service-worker';
import { developmentRoutes } from './app/development-routes';
import { preloadFirstPage } from './app/preload';
import { makeStore } from './app/store';
import { api } from './shared/api/api';

const root = document.getElementById('root')!;
const store = makeStore();
const app = (
  <StrictMode>
    <App store={store} extra={developmentRoutes} />
  </StrictMode>
);

// Development has files that change under a worker's hands.
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') registerServiceWorker();
  else window.addEventListener('load', () => registerServiceWorker());
}

const firstPage = preloadFirstPage();
if (root.hasChildNodes()) {
  // The build has rendered this page for visitors: it stays as it is until the app can take it over unchanged.
  const account = store.dispatch(api.endpoints.signedInUser.initiate());
  void Promise.all([firstPage, account]).then(() => hydrateRoot(root, app));
} else {
  createRoot(root).render(app);
}
