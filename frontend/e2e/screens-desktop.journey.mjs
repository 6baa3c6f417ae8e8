import { DESKTOP } from './browser.mjs';
import { walkScreens } from './walk-screens.mjs';

walkScreens(DESKTOP);
