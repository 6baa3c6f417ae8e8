import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { takeKeptToast, useToast, useToasts } from '../shared/toast/toast';
import type { AppRoute } from './routes';
import { Router } from './router';
import type { makeStore } from './store';

const loadToaster = () => import('../shared/toast/toaster');
const Toaster = lazy(async () => ({
  // Without a network there are no toasts, but there is still a page.
  default: await loadToaster().then(
    ({ Toaster }) => Toaster,
    () => () => null,
  ),
}));

/** By then a page has come to rest on a slow line. */
const FETCH_TOASTER_AFTER_MS = 5_000;

interface Props {
  store: ReturnType<typeof makeStore>;
  /** Addresses that only development has. */
  extra?: AppRoute[];
  /** Where the address comes from: the browser, unless a page is rendered by the build. */
  within?: ComponentType<{ children: ReactNode }>;
}

/** The whole app around its store. */
export function App({ store, extra, within: Place = BrowserRouter }: Props) {
  return (
    <Provider store={store}>
      <Place>
        <Router extra={extra} />
        <LateToaster />
      </Place>
    </Provider>
  );
}

/**
 * The place for toasts, shown from the first touch or key on, or at once where there is a toast already: kept from before
 * a reload, or about a dropped file. Its code is fetched before somebody walks out of the network, and presses something.
 */
function LateToaster() {
  const [isWanted, setWanted] = useState(false);
  const toast = useToast();
  const { showToast } = useToasts();
  useEffect(() => {
    const kept = takeKeptToast();
    if (kept) showToast(kept);
  }, [showToast]);
  useEffect(() => {
    const timer = setTimeout(() => void loadToaster().catch(() => undefined), FETCH_TOASTER_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const want = () => setWanted(true);
    const signs = ['pointerdown', 'keydown'] as const;
    signs.forEach((sign) => window.addEventListener(sign, want, { once: true }));
    return () => signs.forEach((sign) => window.removeEventListener(sign, want));
  }, []);
  return <Suspense>{(isWanted || toast) && <Toaster />}</Suspense>;
}
