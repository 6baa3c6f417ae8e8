import { blob, place } from '../frame.js';
import { FLOWER_INKS } from '../inks.js';
import type { Point } from '../sheet.js';
import { petal, type Bloom } from './bloom.js';

/** A wide-mouthed flower: a daffodil on a bulb, elsewhere five broad petals around a throat. */
export function trumpet(b: Bloom): void {
  const { s, x, y, size } = b;
  const { habit, leaf, flowerColour } = b.traits;
  const bulb = habit === 'bulb-flower';
  const corona =
    bulb &&
    leaf === 'strap' &&
    (flowerColour === 'yellow' || flowerColour === 'white' || flowerColour === 'cream');
  const n = bulb ? 6 : 5;
  for (let i = 0; i < n; i++) {
    const turn = ((i * 2) % n) * ((2 * Math.PI) / n) + (n % 2 ? 0 : i >= n / 2 ? Math.PI / 3 : 0) + 0.3;
    petal(b, bulb ? 'point' : 'petal', turn, 1.05, bulb ? 1.6 : 1.45);
  }
  const [tx, ty] = place({ ...b, length: size * (corona ? 0.3 : 0.05), bend: 0 }, 1);
  const wobble = () => s.between(-0.12, 0.12);
  if (corona) {
    const inks = flowerColour === 'yellow' ? FLOWER_INKS.orange : FLOWER_INKS.yellow;
    s.shape([blob((x + tx) / 2, (y + ty) / 2, size * 0.36, size * 0.36, wobble, 5)], inks[1], 1.2);
    s.shape([blob(tx, ty, size * 0.4, size * 0.36, wobble, 9)], inks[0], 1.2);
    s.shape([blob(tx, ty, size * 0.24, size * 0.2, wobble, 6)], inks[1], 0.8);
    return s.dots(
      [
        [tx - 2, ty],
        [tx + 2, ty - 1],
        [tx, ty + 2],
      ],
      2,
      FLOWER_INKS.cream[0],
    );
  }
  s.shape([blob(tx, ty, size * 0.24, size * 0.2, wobble, 5)], b.inks[1], 0.8);
  const tips = (bulb ? [-0.5, 0, 0.5] : [0]).map((turn): Point =>
    place({ ...b, angle: b.angle + turn, length: size * 0.55, bend: 0.4 }, 1),
  );
  s.stroke(
    tips.map((tip) => [[tx, ty], tip]),
    Math.max(1.5, size * 0.06),
    '#e2ab38',
  );
  s.dots(tips, Math.max(2.5, size * 0.13), '#c98a2b');
}
