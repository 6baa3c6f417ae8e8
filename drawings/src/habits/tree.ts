import { grow, place, type Frame } from '../frame.js';
import { WOOD } from '../inks.js';
import type { Habit } from '../plot.js';
import { leafScale } from '../shoot.js';
import { drawShoot } from '../shoot.js';

/** A trunk that forks into branches with leafy ends; needled trees are built in tiers. */
export const tree: Habit = {
  usualLeaf: 'oval',
  leafy: true,
  draw(p) {
    const { s, x, y } = p;
    const tiers = p.hasLeaf('needle');
    const lean = s.between(-0.09, 0.09);
    const trunk = p.stem(grow(x, y + 3, lean, tiers ? 285 : 165, -lean * 2), 15, tiers ? 3 : 8, WOOD);
    const size = 40 * leafScale(p);
    if (tiers) {
      for (let i = 0; i < 7; i++) {
        const [tx, ty] = place(trunk, 0.22 + i * 0.115);
        for (const side of [-1, 1]) p.leaf(tx, ty, side * (1.42 - i * 0.06), 118 - i * 14, -side * 0.35);
      }
      return p.leaf(...place(trunk, 0.95), 0, 30);
    }
    const branches = [
      [0.55, -1.0, 95],
      [0.62, 1.02, 95],
      [0.8, -0.62, 100],
      [0.86, 0.66, 98],
      [0.96, -0.12, 105],
      [0.98, 0.24, 90],
    ] as const;
    const ends: Frame[] = [];
    for (const [u, angle, length] of branches) {
      const [bx, by] = place(trunk, u);
      const f = grow(bx, by, angle + s.between(-0.12, 0.12), length * s.near, -angle * 0.45);
      drawShoot(p, f, {
        leaves: p.compound ? 4 : 7,
        length: size,
        from: 0.25,
        spread: 0.95,
        thickness: 6,
        inks: WOOD,
      });
      ends.push(f);
    }
    const hanging = p.traits.flower === 'fruit';
    for (const f of ends) {
      const [fx, fy] = place(f, hanging ? 0.6 : 1);
      p.flower(fx, fy, f.angle * 0.6, hanging ? 23 : 21);
    }
  },
};
