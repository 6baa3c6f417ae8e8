import { drop, grow, place } from '../frame.js';
import type { Curve } from '../sheet.js';
import type { Bloom } from './bloom.js';

/** A spike of many florets, opening from below. */
export function spike(b: Bloom): void {
  const { s, size } = b;
  const f = grow(b.x, b.y, b.angle, size * 3.4, s.between(-0.15, 0.15));
  const rows = size > 15 ? 9 : 7;
  for (const side of [-1, 1, 0]) {
    const florets: Curve[] = [];
    for (let i = rows - 1; i >= 0; i--) {
      const u = i / rows;
      const [x, y] = place(f, u + (side ? 0 : 0.04), side * size * 0.12 * (1 - u));
      const turn = side * (1.15 - u * 0.8) + s.between(-0.14, 0.14);
      florets.push(drop(x, y, f.angle + f.bend * u + turn, size * (0.78 - 0.42 * u), side ? 0.42 : 0.55));
    }
    s.shape(florets, b.inks[side < 0 || side > 0 ? (side < 0 ? 0 : 1) : 0], 0.9);
  }
}
