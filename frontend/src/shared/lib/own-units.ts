import { ownTimeZone } from './own-time-zone';

/** The USA, Liberia and Myanmar. */
const LANGUAGE = /-(US|LR|MM)$/i;
const ZONE =
  /^(America|US)\/|^Pacific\/(Honolulu|Guam|Saipan|Pago_Pago)$|^Africa\/Monrovia$|^Asia\/(Yangon|Rangoon)$/;

/**
 * `imperial` where inches and °F are usual, by the browser's language. Many browsers elsewhere speak American English, so the clock has
 * to agree. Undefined leaves it to the server, which takes centimetres and °C.
 */
export const ownUnits = (language = navigator.language, timeZone = ownTimeZone()): 'imperial' | undefined =>
  LANGUAGE.test(language) && ZONE.test(timeZone) ? 'imperial' : undefined;
