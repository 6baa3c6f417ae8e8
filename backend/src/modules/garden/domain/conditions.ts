import type { CareKind, LightLevel } from './care-kind.js';

/** What is known of where a plant stands; null where nobody said. */
export interface Conditions {
  light: LightLevel | null;
  /** The pot's diameter in centimetres. */
  potCm: number | null;
}

const BY_LIGHT: Record<LightLevel, number> = { low: 1.25, medium: 1.1, bright: 1, sun: 0.8 };
const SMALL_POT_CM = 10;
const LARGE_POT_CM = 25;

/**
 * How much longer (above 1) or shorter the wait is than the library's, which speaks of a usual pot in bright light. In
 * little light a plant drinks less; a small pot dries sooner than a large one. The figures are gardening judgement.
 */
export function conditionsFactor(kind: CareKind, { light, potCm }: Conditions): number {
  if (kind !== 'water') return 1;
  return (light ? BY_LIGHT[light] : 1) * potFactor(potCm);
}

function potFactor(potCm: number | null): number {
  if (potCm === null) return 1;
  if (potCm <= SMALL_POT_CM) return 0.85;
  return potCm >= LARGE_POT_CM ? 1.2 : 1;
}

/** The same in words, such as "it stands in little light"; nothing where it changes nothing. */
export function conditionsInWords({ light, potCm }: Conditions): string[] {
  const words: string[] = [];
  if (light === 'low' || light === 'medium') words.push('it stands in less light');
  if (light === 'sun') words.push('it stands in the sun');
  if (potCm !== null && potCm <= SMALL_POT_CM) words.push('its pot is small');
  if (potCm !== null && potCm >= LARGE_POT_CM) words.push('its pot is large');
  return words;
}
