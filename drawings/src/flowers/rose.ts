import { place } from '../frame.js';
import type { Curve, Point } from '../sheet.js';
import { petal, type Bloom } from './bloom.js';

/** A full flower: rings of broad petals closing around a swirl. */
export function rose(b: Bloom): void {
  const { s, size } = b;
  for (const [n, reach, turn] of [
    [5, 1, 0.2],
    [5, 0.74, 0.8],
    [3, 0.46, 0.1],
  ] as const) {
    if (size < 20 && reach < 0.8 && reach > 0.5) continue;
    for (let i = 0; i < n; i++) petal(b, 'petal', turn + (i * 2 * Math.PI) / n, reach, 1.5, reach === 0.74);
  }
  const at = (i: number): Point =>
    place({ ...b, angle: i * 0.75, length: size * (0.06 + i * 0.022), bend: 0 }, 1);
  const swirl: Curve = Array.from({ length: 13 }, (_, i) => at(i));
  s.stroke([swirl], 1.1);
}
