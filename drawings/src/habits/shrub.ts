import { grow, place, type Frame } from '../frame.js';
import { WOOD } from '../inks.js';
import type { Habit } from '../plot.js';
import { herb } from './herb.js';
import { drawShoot, leafScale } from '../shoot.js';

/** Several woody stems that fork from the ground, flowering at their ends; needled ones (lavender, heather) are bushes. */
export const shrub: Habit = {
  usualLeaf: 'oval',
  leafy: true,
  draw(p) {
    if (p.hasLeaf('needle')) return herb.draw(p);
    const { s, x, y } = p;
    const size = 44 * leafScale(p);
    const hanging = p.traits.flower === 'fruit';
    const ends: Frame[] = [];
    for (const angle of [0.02, -0.36, -0.7, 0.38, 0.72].filter((_, i) => i % 2 === 0 || s.few(5) > 4)) {
      const height = (205 - 70 * Math.abs(angle)) * s.near;
      const stem = grow(x + angle * 22, y + 2, angle, height, -angle * 0.3);
      drawShoot(p, stem, {
        leaves: p.compound ? 3 : 5,
        length: size,
        from: p.compound ? 0.3 : 0.42,
        spread: 1,
        thickness: 7,
        inks: WOOD,
        bare: true,
      });
      ends.push(stem);
      for (const [u, turn] of (
        [
          [0.4, 0.75],
          [0.62, -0.7],
        ] as const
      ).slice(p.compound ? 1 : 0)) {
        const [fx, fy] = place(stem, u);
        const twig = grow(fx, fy, angle + Math.sign(angle) * turn * s.near, height * 0.34, -turn * 0.4);
        drawShoot(p, twig, {
          leaves: p.compound ? 1 : 3,
          length: size,
          from: 0.3,
          spread: 0.95,
          thickness: 4,
          inks: WOOD,
        });
        if (hanging) ends.push(twig);
      }
    }
    const large = ['rose', 'trumpet', 'star', 'cluster'].includes(p.traits.flower);
    ends.forEach((f) => {
      p.flower(...place(f, hanging ? 0.45 : 1), f.angle * 0.7, large ? 36 : hanging ? 16 : 24);
    });
  },
};
