import { lazy, Suspense, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { AppRoute } from './routes';
import { Router } from './router';
import type { makeStore } from './store';

const Toaster = lazy(async () => ({ default: (await import('../shared/toast/toaster')).Toaster }));

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

/** The place for toasts, fetched at the first touch or key: nothing is reported before, and it is there when a call fails. */
function LateToaster() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    const signs = ['pointerdown', 'keydown'] as const;
    signs.forEach((sign) => window.addEventListener(sign, want, { once: true }));
    return () => signs.forEach((sign) => window.removeEventListener(sign, want));
  }, []);
  return <Suspense>{isWanted && <Toaster />}</Suspense>;
}
