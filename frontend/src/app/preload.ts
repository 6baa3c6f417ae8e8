import { matchPath } from 'react-router-dom';
import { landing, routes } from './routes';

const HINT = 'was-signed-in';

/** Remembers whether the next visit will start as a member; logging out empties the storage. */
export function rememberSession(isSignedIn: boolean) {
  if (isSignedIn) localStorage.setItem(HINT, '1');
  else localStorage.removeItem(HINT);
}

/** Fetches the page that will most likely be shown while we still ask who is signed in. */
export function preloadFirstPage() {
  const route = routes.find(({ path }) => matchPath(path, location.pathname));
  const isOpen = route?.access === 'public' || localStorage.getItem(HINT);
  void (isOpen ? route : landing)?.preload().catch(() => undefined);
}
