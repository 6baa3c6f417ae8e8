import { Suspense, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { useSession } from '../entities/account/use-account';
import { reportPageView } from '../shared/analytics/analytics';
import { replayEarlyClick } from '../shared/lib/early-click';
import { paths } from '../shared/paths';
import { applyRouteHead } from '../shared/seo/head';
import { Spinner } from '../shared/ui/spinner';
import { Layout } from './layout/layout';
import { PageBoundary } from './layout/page-boundary';
import { accessDenied, easy, landing, notFound, passwordReset, routes, type AppRoute } from './routes';
import { useAccountLanguage } from './use-account-language';
import { useDay } from './use-day';
import { useEasyLook } from './use-easy-look';

/** Shows the page for the current address and the current person. */
export function Router({ extra = [] }: { extra?: AppRoute[] }) {
  const { account, isLoading } = useSession();
  useEasyLook(account);
  useAccountLanguage(account);
  useDay(account);
  const hasResetLink = new URLSearchParams(useLocation().search).has('reset');
  const shown = (route: AppRoute) => {
    if (route.path === paths.home && hasResetLink) return <RoutePage route={passwordReset} />;
    if (account?.easyView && route.name === 'HomePage') return <RoutePage route={easy} />;
    if (route.access === 'admin' && account?.isAdmin === false) return <RoutePage route={accessDenied} />;
    if (route.access === 'public' || account) return <RoutePage route={route} />;
    return isLoading ? <Waiting /> : <RoutePage route={landing} />;
  };

  return (
    <Routes>
      {[...routes, ...extra, notFound].map((route) => (
        <Route key={route.path} path={route.path} element={shown(route)} />
      ))}
    </Routes>
  );
}

const Waiting = () => (
  <main>
    <Spinner />
  </main>
);

function RoutePage({ route }: { route: AppRoute }) {
  const { pathname } = useLocation();
  const isNewPlace = useNavigationType() !== 'POP';

  const arrive = useEffectEvent((at: AppRoute) => {
    applyRouteHead({ route: at.head, data: at.data });
    if (isNewPlace) window.scrollTo(0, 0);
  });
  // Runs before the page's own effects, so that a page can override the title of the route table. A page that writes its filter into
  // the address after Back is not a new place, though the way that it was written is.
  useLayoutEffect(() => arrive(route), [route, pathname]);
  useEffect(() => reportPageView(route.path), [route.path, pathname]);

  const page = (
    <PageBoundary key={pathname}>
      <Suspense>
        <route.page />
        <HydrationMarker />
      </Suspense>
    </PageBoundary>
  );
  return (
    <Layout bare={route === landing} alone={route.isAlone}>
      {page}
    </Layout>
  );
}

/** Mounts together with the page: from here on the app handles presses. */
function HydrationMarker() {
  useEffect(replayEarlyClick, []);
  return null;
}
