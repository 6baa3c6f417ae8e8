import { blob } from '../frame.js';
import type { Point } from '../sheet.js';
import { heart, petal, type Bloom } from './bloom.js';

/** Rays around a disc, seen a little from below. */
export function daisy(b: Bloom): void {
  const { s, x, y, size } = b;
  const n = size < 20 ? 9 : 2 * Math.round(s.between(6, 8)) + 1;
  const start = s.between(0, 1);
  for (let i = 0; i < n; i++) {
    const turn = ((i * 2) % n) * ((2 * Math.PI) / n) + start;
    petal(
      { ...b, angle: 0 },
      'ray',
      turn,
      0.86 + 0.14 * Math.abs(Math.sin(turn)),
      1.25,
      i < n / 2 && size > 30,
    );
  }
  const disc = heart(b);
  const r = size * (disc === '#7a4f34' ? 0.4 : 0.3);
  s.shape([blob(x, y, r, r * 0.92, () => s.between(-0.05, 0.05), 5)], disc, 1.1);
  const seeds = Array.from({ length: size < 20 ? 3 : 14 }, (_, i): Point => {
    const d = r * 0.8 * Math.sqrt(i / 14);
    return [x + d * Math.cos(i * 2.4), y + d * Math.sin(i * 2.4)];
  });
  s.dots(seeds, size < 20 ? 1 : 1.7);
}
