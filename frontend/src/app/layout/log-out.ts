import { navigateAway } from '../../shared/lib/navigate-away';
import { paths } from '../../shared/paths';

/**
 * Logs a person out, unless something of theirs waits for a network: then they are asked first. Where the code that asks and clears this
 * device cannot be fetched, the server or the service worker ends the session, and what waits stays for its owner alone.
 */
export const logOut = (owner: string): void =>
  void import('./waiting-panel').then(
    ({ leave }) => leave(owner),
    () => navigateAway(paths.logout),
  );
