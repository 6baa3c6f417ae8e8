import type { Plot } from '../plot.js';

/** Stiff swords straight from the earth, as a snake plant has them. */
export function swords(p: Plot): void {
  const n = p.s.count(7, 9);
  for (let i = 0; i < n; i++) {
    const side = (i % 2 ? 1 : -1) * ((i + 1) / n);
    const length = (250 - 110 * (i / n)) * p.s.near;
    p.leaf(p.x + side * 30, p.y + 2, side * 0.22, length, p.s.between(-0.12, 0.12), 1.35);
  }
}
