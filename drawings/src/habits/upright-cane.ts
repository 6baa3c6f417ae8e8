import { grow, place } from '../frame.js';
import { WOOD } from '../inks.js';
import type { Habit } from '../plot.js';
import { drawShoot, leafScale } from '../shoot.js';
import { swords } from './swords.js';

/** Canes with a head of leaves. */
export const uprightCane: Habit = {
  usualLeaf: 'lance',
  draw(p) {
    const { s, x, y } = p;
    if (p.hasLeaf('strap') && p.traits.pattern !== 'plain') return swords(p);
    if (p.hasLeaf('pinnate')) {
      for (const side of [-0.42, 0.4, -0.2, 0.22, 0]) {
        p.leaf(x + side * 40, y, side, 240 * s.near, side * 0.8, 0.7);
      }
      return;
    }
    const canes = [
      [-26, -0.16, 105],
      [22, 0.14, 150],
      [-4, 0.02, 200],
    ] as const;
    canes.forEach(([dx, angle, height], i) => {
      const f = grow(x + dx, y, angle + s.between(-0.05, 0.05), height * s.near, angle);
      const [tx, ty] = place(f, 1);
      if (p.hasLeaf('strap', 'lance', 'spiny', 'needle')) {
        p.stem(f, 11, 8, WOOD);
        s.stroke(
          [0.2, 0.36, 0.52, 0.68, 0.84].map((u) => [
            place(f, u, -4),
            place(f, u, -1),
            place(f, u, 1),
            place(f, u, 4),
          ]),
          0.8,
        );
        const n = s.count(9, 11);
        for (let k = 0; k < n; k++) {
          const turn = ((k % 2 ? 1 : -1) * (k + 0.3)) / n;
          p.leaf(tx, ty, turn * 1.9, 95 * s.near, turn * 1.1, p.hasLeaf('strap') ? 1.5 : 0.9);
        }
      } else {
        drawShoot(p, f, { leaves: 5 + i, length: 84 * leafScale(p), from: 0.3, spread: 1.05, thickness: 8 });
      }
      if (i !== 1) p.flower(tx + (i - 1) * 8, ty - 20, angle * 2, 26);
    });
  },
};
