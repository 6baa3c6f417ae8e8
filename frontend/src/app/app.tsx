import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { language } from '../languages/language';
import { withTexts } from '../languages/texts';
import { confirmation } from '../shared/lib/confirmation';
import { whenQuiet } from '../shared/lib/when-quiet';
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

/** The router for addresses that name a language. Those of English name none, so it has no need of it. */
export const loadRouter = () =>
  language() === 'en' ? undefined : import('./in-language').catch(() => undefined);

confirmation.ask = async (...of) =>
  (await withTexts(import('../features/sign-in/ask-to-confirm'))).askToConfirm(...of);

interface Props {
  store: ReturnType<typeof makeStore>;
  /** Routes that exist in development only. */
  extra?: AppRoute[];
  /** The router: the browser's, one for addresses in other languages than English, or a static one when the build renders a page. */
  within?: ComponentType<{ children: ReactNode }>;
}

/** The whole app with its store. */
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
 * Mounts the toaster with the first touch or key press, or as soon as there is a toast: one kept before a reload, or
 * one about a dropped file. Its code is fetched a little later even without that, so that a toast can still be shown
 * when the network is gone.
 */
function LateToaster() {
  const [isWanted, setWanted] = useState(false);
  const toast = useToast();
  const { showToast } = useToasts();
  useEffect(() => {
    const kept = takeKeptToast();
    if (kept) showToast(kept);
  }, [showToast]);
  useEffect(() => whenQuiet(() => void loadToaster().catch(() => undefined)), []);
  useEffect(() => {
    const want = () => setWanted(true);
    const signs = ['pointerdown', 'keydown'] as const;
    signs.forEach((sign) => window.addEventListener(sign, want, { once: true }));
    return () => signs.forEach((sign) => window.removeEventListener(sign, want));
  }, []);
  return <Suspense>{(isWanted || toast) && <Toaster />}</Suspense>;
}
