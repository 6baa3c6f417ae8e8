import { matchPath } from 'react-router-dom';
import { landing, routes } from './routes';

const routeAt = (pathname: string) => routes.find(({ path }) => matchPath(path, pathname));
const HINT = 'was-signed-in';

/** Remembers whether the next visit will start as a member; logging out empties the storage. */
export function rememberSession(isSignedIn: boolean) {
  if (isSignedIn) localStorage.setItem(HINT, '1');
  else localStorage.removeItem(HINT);
}

/** Fetches the page behind a link that is pointed at or focused, so that a press finds it there. */
export function preloadLinked({ target }: { target: EventTarget }) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== location.origin) return;
  void routeAt(link.pathname)
    ?.preload()
    .catch(() => undefined);
}

/** Fetches the page that will most likely be shown while we still ask who is signed in. */
export async function preloadFirstPage(): Promise<void> {
  const route = routeAt(location.pathname);
  const isOpen = route?.access === 'public' || localStorage.getItem(HINT);
  await (isOpen ? route : landing)?.preload().catch(() => undefined);
}
