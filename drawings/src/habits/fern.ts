import { drawFrond } from '../leaf.js';
import { grow, place } from '../frame.js';
import type { Habit } from '../plot.js';

/** Fronds arching from one crown, with a few still rolled up. */
export const fern: Habit = {
  usualLeaf: 'pinnate',
  draw(p) {
    const { s, x, y } = p;
    const n = s.count(10, 11);
    for (const side of [-1, 1]) {
      const f = grow(x, y, side * 0.12, 105, side * -0.2);
      p.stem(f, 3, 2.2);
      const [tx, ty] = place(f, 1);
      p.stem(grow(tx, ty, 0, 42, side * 6), 3, 2);
    }
    for (let i = 0; i < n; i++) {
      const k = (i + 0.3) / n;
      const side = i % 2 ? 1 : -1;
      const f = grow(
        x + side * 8 * k,
        y + 2,
        side * (0.1 + 1.05 * k),
        (225 - 75 * k) * s.near,
        side * (0.35 + 1.05 * k),
      );
      if (p.hasLeaf('strap', 'lance', 'oval'))
        p.leaf(f.x, f.y, f.angle, f.length * 0.9, f.bend * 0.6, p.hasLeaf('strap') ? 2.6 : 0.8);
      else
        drawFrond(
          s,
          p.leaves,
          f,
          13,
          p.hasLeaf('round', 'palmate', 'lobed') ? 0.2 : 0.27,
          p.hasLeaf('round', 'palmate', 'lobed') ? 0.55 : 0.24,
        );
    }
    p.flower(x, y - 150, 0, 26);
  },
};
