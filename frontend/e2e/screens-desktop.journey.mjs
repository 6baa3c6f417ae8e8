import { DESKTOP } from './browser.mjs';

const language = process.env.SCREENS_LANGUAGE;
if (language) await (await import('./walk-language.mjs')).walkLanguage(DESKTOP, language);
else (await import('./walk-screens.mjs')).walkScreens(DESKTOP);
