import { matchPath } from 'react-router-dom';
import { landing, routes } from './routes';

const routeAt = (pathname: string) => routes.find(({ path }) => matchPath(path, pathname));

/** Fetches the page behind a link that is pointed at or focused, so that a press finds it there. */
export function preloadLinked({ target }: { target: EventTarget }) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== location.origin) return;
  void routeAt(link.pathname)
    ?.preload()
    .catch(() => undefined);
}

/**
 * Fetches the page that will be shown while we still ask who is signed in. To visitors, whatever is not public is the
 * landing page.
 */
export async function preloadFirstPage(): Promise<void> {
  const route = routeAt(location.pathname);
  const isForVisitor = document.documentElement.dataset.for === 'visitor';
  const page = isForVisitor && route?.access !== 'public' ? landing : route;
  await page?.preload().catch(() => undefined);
}
