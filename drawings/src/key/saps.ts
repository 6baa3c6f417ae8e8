import { drawBlade } from '../blade.js';
import { blob, grow, place } from '../frame.js';
import { LEAF_INKS } from '../inks.js';
import { polygon } from '../scenes/lines.js';
import type { Curve, Sheet } from '../sheet.js';
import { drawStem } from '../stem.js';

const INKS = LEAF_INKS.green;
const WATER = '#b9dbe2';
const MILK = '#fffdf4';
const JELLY = '#dbe8bd';

/** A drop that hangs at a point. */
const hanging = (x: number, y: number, r: number): Curve => [
  [x, y],
  [x - r * 0.3, y + r],
  [x - r, y + r * 1.2],
  [x - r, y + r * 2],
  [x - r, y + r * 2.9],
  [x + r, y + r * 2.9],
  [x + r, y + r * 2],
  [x + r, y + r * 1.2],
  [x + r * 0.3, y + r],
  [x, y],
];

/** A broken stalk with its leaf, and what runs out of it. */
function broken(s: Sheet, colour: string, drops: number): void {
  const stalk = drawStem(s, grow(118, 112, -0.6, 88, -0.75), INKS, 11, 10);
  drawBlade(s, grow(...place(stalk, 0.35), 0.55, 66, 0.2), { outline: 'oval', inks: INKS });
  const [x, y] = place(stalk, 1);
  s.shape([blob(x, y, 4, 6.4, () => 0)], colour, 1.3);
  const falls = Array.from({ length: drops }, (_, i) =>
    hanging(x - 3 - i * 1.5, y + 3 + i * 26, i ? 5 : 7.5),
  );
  s.shape(falls, colour, 1.3);
}

/** What comes out of a broken leaf. */
export const SAPS = {
  clear: (s: Sheet) => broken(s, WATER, 1),
  milky: (s: Sheet) => {
    broken(s, MILK, 2);
  },
  // A thick leaf cut across: clear jelly between two skins.
  gel: (s: Sheet) => {
    const f = grow(112, 112, -0.62, 120, -0.2);
    const cut = 0.62;
    const across = (u: number, v: number) => place(f, u, v);
    s.shape(
      [polygon(across(0, -17), across(cut, -20), across(cut + 0.06, 0), across(cut, 20), across(0, 17))],
      INKS[0],
      1.5,
    );
    s.wash([polygon(across(0, 4), across(cut, 5), across(cut, 18), across(0, 15))], INKS[1]);
    const [x, y] = across(cut, 0);
    s.shape([blob(x, y, 20, 13, () => s.between(-0.04, 0.04), 6)], INKS[1], 1.5);
    s.shape([blob(x, y, 15.5, 9, () => s.between(-0.05, 0.05), 6)], JELLY, 1.2);
    s.shape([hanging(x - 15, y + 4, 6)], JELLY, 1.2);
    s.stroke([[across(cut - 0.02, -5), across(cut, -2), across(cut + 0.01, 1), across(cut, 5)]], 1.6, MILK);
  },
} as const;
