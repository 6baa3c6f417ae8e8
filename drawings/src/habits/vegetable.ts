import { grow, place, type Frame } from '../frame.js';
import { WOOD } from '../inks.js';
import type { Habit } from '../plot.js';
import { drawShoot, leafScale } from '../shoot.js';
import { rosette } from './rosette.js';

/** A staked plant hung with fruit; without flower or fruit, a head of leaves. */
export const vegetable: Habit = {
  usualLeaf: 'oval',
  draw(p) {
    const { s, x, y } = p;
    if (!p.flowers && !p.hasLeaf('pinnate')) return rosette.draw(p);
    const stake = grow(x + 10, y + 4, 0.02, 290);
    p.stem(stake, 6, 5, WOOD);
    const size = 70 * leafScale(p) * (p.hasLeaf('pinnate') ? 0.9 : 1);
    const trusses: Frame[] = [];
    for (const [angle, height, bend] of [
      [-0.5, 150, 0.15],
      [0.52, 140, -0.15],
      [-0.03, 262, 0.08],
    ] as const) {
      const f = grow(x, y, angle, height * s.near, bend);
      drawShoot(p, f, { leaves: height > 200 ? 6 : 3, length: size, from: 0.22, spread: 1.1, thickness: 6 });
      trusses.push(f);
    }
    for (const u of [0.4, 0.72])
      s.stroke(
        [[place(stake, u, 7), place(stake, u, 2), place(stake, u - 0.01, -8), place(stake, u - 0.02, -14)]],
        1.6,
        WOOD[1],
      );
    const hanging = p.traits.flower === 'fruit';
    for (const f of trusses) {
      for (const u of f.length > 200 ? [0.35, 0.55, 0.76] : [0.55, 0.9]) {
        const [fx, fy] = place(f, u);
        const side = Math.sign(f.angle) || 1;
        const count =
          hanging && p.traits.flowerColour !== 'purple' && p.traits.flowerColour !== 'green' ? 2 : 1;
        for (let i = 0; i < count; i++) p.flower(fx + side * (8 + i * 25), fy + 8 + i * 12, side * 0.4, 24);
      }
    }
  },
};
