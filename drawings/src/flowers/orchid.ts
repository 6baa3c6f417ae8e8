import { blob, drop, place } from '../frame.js';
import { FLOWER_INKS } from '../inks.js';
import { petal, type Bloom } from './bloom.js';

/** A moth orchid's flower: three sepals behind two broad petals, and a lip. */
export function orchid(b: Bloom): void {
  const { s, size } = b;
  for (const turn of [0, 2.25, -2.25]) petal(b, 'petal', turn, 0.95, 0.85, true);
  for (const turn of [1.45, -1.45]) petal(b, 'petal', turn, 1.08, 1.55);
  const lip = b.traits.flowerColour === 'pink' || b.traits.flowerColour === 'purple' || b.traits.flowerColour === 'red' ? FLOWER_INKS.purple : FLOWER_INKS.pink;
  const [x, y] = place({ ...b, length: -size * 0.08, bend: 0 }, 1);
  s.shape([-0.75, 0.75].map((turn) => drop(x, y, b.angle + Math.PI + turn, size * 0.36, 0.4)), lip[1], 0.9);
  s.shape([drop(x, y, b.angle + Math.PI, size * 0.52, 0.3)], lip[0], 0.9);
  s.shape([blob(b.x, b.y, size * 0.11, size * 0.11, () => 0)], '#e2ab38', 0.9);
}
