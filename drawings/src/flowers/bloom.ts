import { grow } from '../frame.js';
import { drawBlade } from '../blade.js';
import type { Inks } from '../inks.js';
import type { Outline } from '../leaf-shapes.js';
import type { Sheet } from '../sheet.js';
import type { PlantTraits } from '../traits.js';

/** One flower to draw: its position, its direction, and its size (radius). */
export interface Bloom {
  s: Sheet;
  inks: Inks;
  traits: PlantTraits;
  x: number;
  y: number;
  angle: number;
  size: number;
}

/** Draws one petal of a bloom, `turn` away from its direction. */
export function petal(
  b: Bloom,
  outline: Outline,
  turn: number,
  length = 1,
  width = 1,
  dark = false,
  bend = 0,
): void {
  const angle = b.angle + turn + b.s.between(-0.05, 0.05);
  const f = grow(b.x, b.y, angle, b.size * length * b.s.near, bend);
  drawBlade(b.s, f, { outline, inks: dark ? [b.inks[1], b.inks[1]] : b.inks, width });
}

/** The colour of the middle of a flower. */
export function heart(b: Bloom): string {
  return b.traits.flowerColour === 'yellow' || b.traits.flowerColour === 'orange' ? '#7a4f34' : '#e2ab38';
}
