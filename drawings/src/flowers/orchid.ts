import { blob, drop, place } from '../frame.js';
import { FLOWER_INKS } from '../inks.js';
import { petal, type Bloom } from './bloom.js';

/** An iris: three petals stand, three fall. */
function iris(b: Bloom): void {
  for (const turn of [-0.5, 0.5, 0]) petal(b, 'petal', turn, 1, 1.15, !turn);
  for (const turn of [2, -2, Math.PI]) {
    petal(b, 'petal', turn, 0.95, 1.25, false, turn === Math.PI ? 0 : Math.sign(turn) * 0.6);
    const [x, y] = place({ ...b, angle: b.angle + turn, length: b.size * 0.4, bend: 0 }, 1);
    b.s.shape([drop(x, y, b.angle + turn + Math.PI, b.size * 0.36, 0.2)], '#e2ab38', 0.7);
  }
}

/** A moth orchid's flower: three sepals behind two broad petals, and a lip. */
export function orchid(b: Bloom): void {
  const { s, size } = b;
  if (b.traits.habit === 'bulb-flower') return iris(b);
  for (const turn of [0, 2.25, -2.25]) petal(b, 'petal', turn, 0.95, 0.85, true);
  for (const turn of [1.45, -1.45]) petal(b, 'petal', turn, 1.08, 1.55);
  const lip =
    b.traits.flowerColour === 'pink' || b.traits.flowerColour === 'purple' || b.traits.flowerColour === 'red'
      ? FLOWER_INKS.purple
      : FLOWER_INKS.pink;
  const [x, y] = place({ ...b, length: -size * 0.08, bend: 0 }, 1);
  s.shape(
    [-0.75, 0.75].map((turn) => drop(x, y, b.angle + Math.PI + turn, size * 0.36, 0.4)),
    lip[1],
    0.9,
  );
  s.shape([drop(x, y, b.angle + Math.PI, size * 0.52, 0.3)], lip[0], 0.9);
  s.shape([blob(b.x, b.y, size * 0.11, size * 0.11, () => 0)], '#e2ab38', 0.9);
}
