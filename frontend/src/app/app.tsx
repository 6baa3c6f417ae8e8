import { lazy, Suspense, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { showKeptToast } from '../shared/toast/toast';
import type { AppRoute } from './routes';
import { Router } from './router';
import type { makeStore } from './store';

const Toaster = lazy(async () => ({
  // Without a network there are no toasts, but there is still a page.
  default: await import('../shared/toast/toaster').then(
    ({ Toaster }) => Toaster,
    () => () => null,
  ),
}));

interface Props {
  store: ReturnType<typeof makeStore>;
  /** Addresses that only development has. */
  extra?: AppRoute[];
}

/** The whole app around its store. */
export function App({ store, extra }: Props) {
  return (
    <Provider store={store}>
      <BrowserRouter>
        <Router extra={extra} />
        <LateToaster />
      </BrowserRouter>
    </Provider>
  );
}

/** The place for toasts, fetched at the first touch or key, or at once where a toast was kept from before a reload. */
function LateToaster() {
  const [isWanted, setWanted] = useState(showKeptToast);
  useEffect(() => {
    const want = () => setWanted(true);
    const signs = ['pointerdown', 'keydown'] as const;
    signs.forEach((sign) => window.addEventListener(sign, want, { once: true }));
    return () => signs.forEach((sign) => window.removeEventListener(sign, want));
  }, []);
  return <Suspense>{isWanted && <Toaster />}</Suspense>;
}
