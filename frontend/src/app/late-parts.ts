/** What every page has a little after it has loaded, or with the first press: the toasts, and a guard against double presses. */
import { ignoreSecondPresses } from '../shared/lib/second-press';

export { Toaster } from '../shared/toast/toaster';

ignoreSecondPresses();
