import { grow, place } from '../frame.js';
import type { Habit } from '../plot.js';
import { drawShoot, leafScale } from '../shoot.js';

/** Flower heads on leafy stalks of their own. */
export const daisy: Habit = {
  usualLeaf: 'lance',
  leafy: true,
  draw(p) {
    const { s, x, y } = p;
    const tall = p.hasLeaf('heart');
    const size = 48 * leafScale(p) * (tall ? 1.5 : 1);
    const stalks = tall
      ? [[0.02, 285]]
      : [
          [-0.42, 190],
          [0.44, 175],
          [0.03, 245],
        ];
    const n = p.compound ? 3 : 5;
    for (let i = 0; i < 4; i++) {
      const side = (i % 2 ? 1 : -1) * (i < 2 ? 1.35 : 0.9);
      p.leaf(x + side * 10, y + 2, side, size * 1.15, side * 0.3);
    }
    for (const [angle, height] of stalks as [number, number][]) {
      const turn = angle + s.between(-0.06, 0.06);
      const f = grow(x + angle * 30, y, turn, height * s.near, -turn * 0.35);
      drawShoot(p, f, {
        leaves: tall ? 5 : n,
        length: size,
        from: 0.14,
        spread: tall ? 1.3 : 0.95,
        thickness: tall ? 8 : 4.4,
        bare: true,
      });
      const radius =
        { daisy: tall ? 74 : 46, spike: 26, rose: 40, bell: 26, cup: 34 }[p.traits.flower as string] ?? 38;
      p.flower(...place(f, 1), f.angle + f.bend, radius);
    }
  },
};
