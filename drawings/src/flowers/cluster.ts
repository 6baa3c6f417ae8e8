import { blob, drop } from '../frame.js';
import type { Curve, Point } from '../sheet.js';
import { heart, type Bloom } from './bloom.js';

/** A dome of four-petalled florets. */
export function cluster(b: Bloom): void {
  const { s, size } = b;
  const n = size > 22 ? Math.max(8, s.count(11, 13)) : 6;
  const r = size * (size > 22 ? 0.38 : 0.42);
  s.wash([blob(b.x, b.y, size * 0.85, size * 0.72, () => s.between(-0.06, 0.06), 6)], b.inks[1]);
  const places = Array.from({ length: n }, (_, i): Point => {
    const d = size * 0.84 * Math.sqrt((i + 0.3) / n);
    return [b.x + d * Math.cos(i * 2.4), b.y + d * 0.82 * Math.sin(i * 2.4)];
  }).reverse();
  places.forEach(([x, y], i) => {
    const turn = s.between(0, 1.5);
    const petals = [0, 1, 2, 3].map((k): Curve => drop(x, y, turn + (k * Math.PI) / 2, r, 0.72));
    s.shape(petals, b.inks[i % 3 ? 0 : 1], 0.8);
  });
  s.dots(places, Math.max(1.6, r * 0.28), b.traits.flowerColour === 'yellow' ? '#b56a46' : heart(b));
}
