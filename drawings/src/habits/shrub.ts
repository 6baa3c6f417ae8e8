import { place, type Frame } from '../frame.js';
import { WOOD } from '../inks.js';
import type { Habit } from '../plot.js';
import { drawShoot, leafScale } from '../shoot.js';

/** Several woody stems that fork from the ground, flowering at their ends. */
export const shrub: Habit = {
  usualLeaf: 'oval',
  draw(p) {
    const { s, x, y } = p;
    const size = 44 * leafScale(p);
    const ends: Frame[] = [];
    for (const angle of [-0.62, 0.66, -0.3, 0.32, 0]) {
      const stem = p.stem({ x: x + angle * 24, y: y + 2, angle, length: 130 * s.between(0.9, 1.1), bend: -angle * 0.25 }, 7.5, 5, WOOD);
      const [fx, fy] = place(stem, 0.96);
      for (const turn of angle ? [-0.42, 0.42] : [0]) {
        const f = { x: fx, y: fy, angle: angle + turn * s.between(0.8, 1.2), length: 92 * s.between(0.85, 1.1), bend: -turn * 0.4 };
        drawShoot(p, f, { leaves: p.compound ? 3 : 5, length: size, from: 0.1, spread: 0.95, thickness: 4, inks: WOOD });
        ends.push(f);
      }
    }
    const hanging = p.traits.flower === 'fruit';
    const large = ['rose', 'trumpet', 'star', 'cluster'].includes(p.traits.flower);
    ends.forEach((f, i) => {
      if (large && i % 2) return;
      p.flower(...place(f, hanging ? 0.45 : 1), f.angle * 0.7, large ? 34 : hanging ? 16 : 24);
    });
  },
};
