import { petal, type Bloom } from './bloom.js';

/** A closed cup of broad petals, as of a tulip. */
export function cup(b: Bloom): void {
  const wide = b.traits.habit === 'bulb-flower' ? 0 : 0.16;
  petal(b, 'petal', -0.16, 1.5, 0.9, true);
  petal(b, 'petal', 0.2, 1.46, 0.9, true);
  petal(b, 'petal', -0.4 - wide, 1.45, 0.95, false, 0.5 - wide);
  petal(b, 'petal', 0.4 + wide, 1.45, 0.95, false, -0.5 + wide);
  petal(b, 'petal', 0.02, 1.28, 1.15);
}
