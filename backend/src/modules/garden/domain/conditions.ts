import type { CareKind, LightLevel } from './care-kind.js';
import type { Cause } from './sentences.js';

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

/** What of it makes the wait longer or shorter; nothing where it changes nothing. */
export function causesIn({ light, potCm }: Conditions): Cause[] {
  const causes: Cause[] = [];
  if (light === 'low' || light === 'medium') causes.push('less-light');
  if (light === 'sun') causes.push('sun');
  if (potCm !== null && potCm <= SMALL_POT_CM) causes.push('small-pot');
  if (potCm !== null && potCm >= LARGE_POT_CM) causes.push('large-pot');
  return causes;
}
