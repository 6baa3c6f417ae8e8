/** What every page has as soon as it has started: the service worker, and a guard against double presses. */
import { ignoreSecondPresses } from '../shared/lib/second-press';

export { registerWhenLoaded } from './service-worker';

ignoreSecondPresses();
