import { PHONE } from './browser.mjs';
import { walkScreens } from './walk-screens.mjs';

walkScreens(PHONE);
