import { grow, place } from '../frame.js';
import type { Habit } from '../plot.js';
import { drawShoot, leafScale } from '../shoot.js';

/** A tuft of blades, with heads standing above it; broader leaves sit along upright reeds. */
export const grass: Habit = {
  usualLeaf: 'strap',
  draw(p) {
    const { s, x, y } = p;
    if (p.flowers) {
      for (const side of [-0.3, 0.26, 0]) {
        const f = p.stem(grow(x + side * 40, y, side, 255 * s.near, side * 0.5), 4, 3);
        p.flower(...place(f, 1), f.angle + f.bend, 26);
      }
    }
    if (!p.hasLeaf('strap', 'needle', 'spiny')) {
      for (const side of [-0.32, 0.34, -0.12, 0.14]) {
        const f = grow(x + side * 60, y, side, 215 * s.near, side * 0.5);
        drawShoot(p, f, { leaves: 8, length: 62 * leafScale(p), from: 0.2, spread: 0.75, thickness: 5 });
      }
      return;
    }
    const n = s.count(17, 20);
    for (let i = 0; i < n; i++) {
      const k = (i + 0.5) / n;
      const side = i % 2 ? 1 : -1;
      const angle = side * (0.04 + 0.62 * k);
      p.leaf(x + angle * 26, y + 3, angle, (225 - 80 * k) * s.near, side * k * s.between(0.3, 1.4), 0.72);
    }
  },
};
