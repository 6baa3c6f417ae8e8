import './shared/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { developmentRoutes } from './app/development-routes';
import { preloadFirstPage } from './app/preload';
import { makeStore } from './app/store';

preloadFirstPage();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App store={makeStore()} extra={developmentRoutes} />
  </StrictMode>,
);
