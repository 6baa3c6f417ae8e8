import { drop, place } from '../frame.js';
import { petal, type Bloom } from './bloom.js';

/** A bell: a hood that opens with three pointed lips. */
export function bell(b: Bloom): void {
  const [x, y] = place({ ...b, length: b.size * 1.25, bend: 0 }, 1);
  b.s.shape(
    [-0.85, 0.85, 0].map((turn) => drop(x, y, b.angle + turn, b.size * 0.5, 0.5)),
    b.inks[1],
    0.9,
  );
  petal(b, 'hood', 0, 1.5, 1);
}
