import { matchPath } from 'react-router-dom';
import { pathOf } from '../languages/language';
import { mainItems } from './layout/navigation';
import { landing, routes } from './routes';

const routeAt = (address: string) => routes.find(({ path }) => matchPath(path, pathOf(address)));

/**
 * Fetches the code of a page when a link to it is hovered or focused, so that it is there when the link is pressed.
 */
export function preloadLinked({ target }: { target: EventTarget }) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== location.origin) return;
  void routeAt(link.pathname)
    ?.preload()
    .catch(() => undefined);
}

/** Fetches the code of the four main pages, of which the next one probably is one. */
export const preloadTabs = () =>
  mainItems.forEach(
    ({ to }) =>
      void routeAt(to)
        ?.preload()
        .catch(() => undefined),
  );

/**
 * Fetches the code of the first page while the session is still being checked. Visitors get the landing page at every
 * address that is not public.
 */
export async function preloadFirstPage(): Promise<void> {
  const route = routeAt(location.pathname);
  const isForVisitor = document.documentElement.dataset.for === 'visitor';
  const page = isForVisitor && route?.access !== 'public' ? landing : route;
  await page?.preload().catch(() => undefined);
}
