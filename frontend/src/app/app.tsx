import { lazy, Suspense, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { AppRoute } from './routes';
import { Router } from './router';
import type { makeStore } from './store';

const Toaster = lazy(async () => ({ default: (await import('../shared/toast/toaster')).Toaster }));
const whenIdle = window.requestIdleCallback ?? ((work: () => void) => window.setTimeout(work, 1_000));

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

/** The place for toasts, fetched once the first page stands, so that it is there before the network fails. */
function LateToaster() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => void whenIdle(() => setWanted(true)), []);
  return <Suspense>{isWanted && <Toaster />}</Suspense>;
}
