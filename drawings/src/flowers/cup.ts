import { petal, type Bloom } from './bloom.js';

/** A cup of broad petals: closed and pointed on a bulb, wider open elsewhere. */
export function cup(b: Bloom): void {
  if (b.traits.habit === 'bulb-flower') {
    for (const turn of [-0.2, 0.2]) petal(b, 'point', turn, 1.75, 1.5, true);
    for (const side of [-1, 1]) petal(b, 'point', side * 0.52, 1.72, 1.5, false, -side * 0.62);
    return petal(b, 'point', 0, 1.5, 1.9);
  }
  for (const turn of [-0.16, 0.2]) petal(b, 'petal', turn, 1.48, 0.9, true);
  for (const side of [-1, 1]) petal(b, 'petal', side * 0.56, 1.45, 0.95, false, -side * 0.34);
  petal(b, 'petal', 0.02, 1.28, 1.15);
}
