import { grow, place } from '../frame.js';
import { WOOD } from '../inks.js';
import { drawFrond } from '../leaf.js';
import type { Habit } from '../plot.js';
import { leafScale } from '../shoot.js';

/** A ringed stem under a crown of fronds, fans or great paddles. */
export const palm: Habit = {
  usualLeaf: 'pinnate',
  draw(p) {
    const { s, x, y } = p;
    const paddles = !p.hasLeaf('pinnate', 'palmate', 'needle', 'strap', 'spiny', 'split');
    const lean = s.between(-0.1, 0.1);
    const trunk = p.stem(
      grow(x, y + 2, -lean, paddles ? 80 : 135, lean * 2),
      paddles ? 20 : 17,
      12,
      paddles ? p.leaves : WOOD,
    );
    const rings = paddles ? [] : [0.12, 0.24, 0.37, 0.5, 0.63, 0.76, 0.88];
    s.stroke(
      rings.map((u) => [
        place(trunk, u, -7),
        place(trunk, u + 0.03, -2),
        place(trunk, u + 0.03, 3),
        place(trunk, u, 7),
      ]),
      0.9,
    );
    const [tx, ty] = place(trunk, 0.98);
    const n = paddles ? 7 : s.few(p.hasLeaf('strap') ? 16 : 9);
    for (let i = 0; i < n; i++) {
      const k = (i + 0.4) / n;
      const side = i % 2 ? 1 : -1;
      const angle = side * (0.08 + 1.35 * k) * s.near;
      const f = grow(tx, ty, angle, (165 - 20 * k) * s.near, side * (0.3 + 0.9 * k));
      if (p.hasLeaf('pinnate', 'needle', 'spiny'))
        drawFrond(s, p.leaves, f, 11, 0.36, p.hasLeaf('needle') ? 0.08 : 0.17);
      else if (paddles)
        p.stalkedLeaf(
          { ...f, angle: angle * 0.62, length: 62, bend: angle * 0.2 },
          118 * leafScale(p),
          angle * 0.4,
          0.85,
        );
      else if (p.hasLeaf('strap')) p.leaf(tx, ty, angle * 1.1, f.length * 0.85, f.bend * 0.9, 1.15);
      else p.stalkedLeaf({ ...f, length: 66, bend: side * 0.3 }, 78, side * 0.4);
    }
    if (p.traits.flower === 'fruit') {
      for (const [dx, dy] of [
        [-9, 2],
        [10, 0],
        [1, 12],
        [-6, 24],
        [8, 24],
      ] as const)
        p.flower(tx + dx, ty + dy, 0, 13);
    } else if (p.flowers) {
      for (const side of [-1, 1]) {
        const f = p.stem(grow(tx, ty, side * 0.3, 150, side * 0.35), 4, 3);
        p.flower(...place(f, 1), side * 0.8, 30);
      }
    }
  },
};
