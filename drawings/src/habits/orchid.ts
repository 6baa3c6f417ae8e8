import { blob, grow, place } from '../frame.js';
import { WOOD } from '../inks.js';
import type { Habit } from '../plot.js';

/** Broad flowers along an arching spray, above a few thick straps. */
export const orchid: Habit = {
  usualLeaf: 'strap',
  draw(p) {
    const { s, x, y } = p;
    const wide = p.hasLeaf('strap') ? 3.1 : p.hasLeaf('lance', 'spiny', 'fleshy') ? 1.2 : 0.8;
    const dir = s.between(0, 1) < 0.5 ? -1 : 1;
    p.stem(grow(x - dir * 6, y, -dir * 0.03, 200), 3.6, 3.2, WOOD);
    const single = p.traits.pattern === 'spotted' || p.hasLeaf('lance');
    const sprays = single ? [1, -1] : [1];
    for (const way of sprays) {
      const d = dir * way;
      const f = p.stem(grow(x - d * 4, y, -d * 0.16, single ? 235 : 360, d * (single ? 0.6 : 1.9)), 4.4, 2.4);
      const n = single ? 1 : 6;
      for (let i = 0; i < 2 && !single; i++) {
        const [bx, by] = place(f, 0.95 + i * 0.05);
        s.shape([blob(bx, by + 6, 6 - i, 8 - i, () => 0)], p.leaves[0], 1);
      }
      for (let i = n - 1; i >= 0; i--) {
        const u = single ? 1 : 0.46 + (0.48 * i) / (n - 1);
        const [fx, fy] = place(f, u, single ? 0 : (i % 2 ? -1 : 1) * 16);
        p.flower(fx, fy, d * (0.1 + u * 0.15), single ? 48 : 38 - i * 3);
      }
    }
    for (const side of [-1.15, 1.15, -0.72, 0.75, dir * 0.25]) {
      p.leaf(x + side * 10, y + 3, side, 128 * s.near, side * 0.65, wide);
    }
  },
};
