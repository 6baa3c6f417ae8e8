import { ownTimeZone } from './own-time-zone';

/** The USA, Liberia and Myanmar. */
const LANGUAGE = /-(US|LR|MM)$/i;
const USA =
  /^(US\/|America\/(New_York|Detroit|Kentucky|Louisville|Indiana|Indianapolis|Fort_Wayne|Knox_IN|Chicago|Menominee|North_Dakota|Denver|Shiprock|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Atka|Puerto_Rico)\b)|^Pacific\/(Honolulu|Johnston|Guam|Saipan|Pago_Pago)$/;
const OTHERS = /^Africa\/Monrovia$|^Asia\/(Yangon|Rangoon)$/;

/**
 * `imperial` where inches and °F are usual, by the browser's language. Many browsers elsewhere speak American English, so the clock has
 * to agree. Undefined leaves it to the server, which takes centimetres and °C.
 */
export const ownUnits = (language = navigator.language, timeZone = ownTimeZone()): 'imperial' | undefined =>
  LANGUAGE.test(language) && (USA.test(timeZone) || OTHERS.test(timeZone)) ? 'imperial' : undefined;
