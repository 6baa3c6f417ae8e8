import { place, type Frame } from './frame.js';
import type { Inks } from './inks.js';
import type { Plot } from './plot.js';
import type { Leaf } from './traits.js';

/** A leafy stem: how many leaves, how long, where they begin, and whether one sits at its tip. */
export interface Shoot {
  leaves: number;
  length: number;
  /** Where along the stem the first leaf sits. */
  from?: number;
  /** Angle between leaf and stem. */
  spread?: number;
  /** Leaves in pairs instead of in turns. */
  opposite?: boolean;
  thickness?: number;
  inks?: Inks;
  /** Leaves the tip free for a flower, unless thrift leaves the flower out. */
  bare?: boolean;
  leafWidth?: number;
}

/** Draws a stem with leaves that grow smaller towards the tip, the last one on top. */
export function drawShoot(p: Plot, f: Frame, o: Shoot): void {
  const leaves = p.s.few(o.leaves);
  const { length, from = 0.25, spread = 1, opposite = false, thickness = 3.6 } = o;
  p.stem(f, thickness, thickness * 0.6, o.inks);
  const first = p.s.between(0, 1) < 0.5 ? -1 : 1;
  for (let i = 0; i < leaves; i++) {
    const u = from + ((0.96 - from) * i) / leaves + p.s.between(-0.015, 0.015);
    const [x, y] = place(f, u);
    const size = length * (1.08 - 0.45 * (i / leaves)) * p.s.near;
    for (const side of opposite ? [-1, 1] : [i % 2 ? first : -first]) {
      const angle = f.angle + f.bend * u + side * spread * p.s.near;
      p.leaf(x, y, angle, size, side * p.s.between(0.1, 0.35), o.leafWidth);
    }
  }
  if (!o.bare || !p.flowers || p.s.thrift > 8)
    p.leaf(...place(f, 1), f.angle + f.bend, length * 0.62, 0, o.leafWidth);
}

/** How long a leaf of each kind is where an oval one is 1 long. */
export const LEAF_SCALES: Record<Exclude<Leaf, 'none'>, number> = {
  oval: 1,
  lance: 1.15,
  heart: 0.95,
  round: 0.75,
  lobed: 0.95,
  split: 1.3,
  palmate: 1.1,
  pinnate: 1.5,
  needle: 0.95,
  strap: 1.6,
  arrow: 1.05,
  fleshy: 0.85,
  spiny: 1.15,
};

/** How long a leaf of the plot's kind should be where an oval one would be 1 long. */
export function leafScale(p: Plot): number {
  return LEAF_SCALES[p.leafKind];
}
