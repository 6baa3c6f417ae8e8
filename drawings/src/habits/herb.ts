import { grow, place } from '../frame.js';
import type { Habit } from '../plot.js';
import { drawShoot, leafScale } from '../shoot.js';

const SIZES: Record<string, number> = {
  spike: 24,
  cluster: 30,
  daisy: 30,
  rose: 27,
  cup: 30,
  orchid: 29,
  trumpet: 28,
  fruit: 20,
  bell: 20,
};

/** A bush of soft stems with leaves in pairs, in flower at the tips. */
export const herb: Habit = {
  usualLeaf: 'oval',
  leafy: true,
  draw(p) {
    const { s, x, y } = p;
    const size = 42 * leafScale(p);
    const stems = [-0.58, -0.3, 0.6, 0.32, 0.02];
    for (const lean of stems) {
      const angle = lean + s.between(-0.06, 0.06);
      const f = grow(x + lean * 26, y, angle, (220 - Math.abs(lean) * 95) * s.near, -angle * 0.4);
      drawShoot(p, f, {
        leaves: p.compound ? 2 : 5,
        length: size,
        from: 0.14,
        spread: 1,
        opposite: true,
        thickness: 4,
        bare: p.traits.flower !== 'fruit',
      });
      p.flower(...place(f, 1), f.angle + f.bend, SIZES[p.traits.flower] ?? 25);
    }
  },
};
