import { blob, drop, grow, place } from '../frame.js';
import { LEAF_INKS, type Inks } from '../inks.js';
import type { Curve, Point, Sheet } from '../sheet.js';
import { drawStem } from '../stem.js';
import {
  BLACK,
  closeUp,
  DARK,
  earth,
  flower,
  GREEN,
  GREY,
  hairs,
  inside,
  patch,
  patches,
  pot,
  RUST,
  scattered,
  shoot,
  threads,
  WHITE,
} from './parts.js';

const MUSHROOM: Inks = ['#f0d55e', '#d6b545'];

/** The cap of a mushroom, flat below. */
const dome = (x: number, y: number, r: number): Curve => [
  [x - r, y],
  [x - r, y - r * 1.5],
  [x + r, y - r * 1.5],
  [x + r, y],
  [x + r * 0.5, y + r * 0.25],
  [x - r * 0.5, y + r * 0.25],
  [x - r, y],
];

/** What lies on a plant. */
export const COATINGS = {
  'coating:powder': (s: Sheet) => {
    const f = closeUp(s);
    s.wash(patches(s, scattered(s, f, 7), 12, 0.25), '#fbf8eed9');
    s.dots(scattered(s, f, 18, 0.9), 2.6, WHITE);
  },
  'coating:fuzz': (s: Sheet) => {
    const f = closeUp(s);
    const at = [inside(f, 0.45, 0.3), inside(f, 0.7, -0.2)];
    s.wash(patches(s, at, 17, 0.2), '#8f8b80d9');
    s.stroke(
      at.flatMap((point) => hairs(s, point, 17, 16)),
      1.4,
      '#5d5a52',
    );
  },
  'coating:webs': (s: Sheet) => {
    const f = shoot(s, 80, 118, { length: 92, leaves: 4, leaf: 46 });
    const points = [0.3, 0.45, 0.6, 0.75, 0.9, 1].flatMap((u, i): Point[] => [
      place(f, u, i % 2 ? 30 : -30),
      place(f, u, 3),
    ]);
    s.stroke(threads(points), 1, '#8d978f');
    s.dots(points.slice(2, 8), 3, RUST);
  },
  'coating:cotton': (s: Sheet) => {
    const f = shoot(s, 80, 118, { length: 92, leaves: 4, leaf: 44, thickness: 5 });
    for (const u of [0.3, 0.46, 0.64]) s.shape([patch(s, place(f, u, u * 8 - 4), 8, 0.25)], WHITE);
  },
  'coating:soot': (s: Sheet) => {
    const f = closeUp(s);
    s.wash(patches(s, scattered(s, f, 6), 15, 0.3), '#2c2a2699');
    s.dots(scattered(s, f, 20, 0.9), 2.4, BLACK);
  },
  'coating:sticky': (s: Sheet) => {
    const f = closeUp(s);
    const at = scattered(s, f, 8);
    s.shape(
      at.map((point) => patch(s, point, 4.5, 0.05)),
      '#f0c65ccc',
    );
    s.dots(
      at.map(([x, y]): Point => [x - 1.4, y - 1.6]),
      2,
      WHITE,
    );
    const tip = place(f, 1);
    s.shape([drop(tip[0], tip[1], Math.PI, 10)], '#f0c65ccc');
  },
  'coating:crust': (s: Sheet) => {
    const [x, y] = pot(s);
    shoot(s, x, y, { length: 58 });
    s.wash(
      [-18, -9, 1, 10, 19].map((dx) => patch(s, [x + dx, y + 3], 6, 0.3)),
      WHITE,
    );
    s.wash([patch(s, [66, 100], 7, 0.3), patch(s, [90, 106], 8, 0.3)], '#fffdf4d9');
  },
  'coating:threads': (s: Sheet) => {
    earth(s);
    shoot(s, 80, 72, { length: 50, thickness: 5 });
    const root: Point = [80, 72];
    s.stroke(
      Array.from({ length: 12 }, (_, i): Curve => [root, [30 + i * 9, 76 + (i % 3) * 7]]),
      1.6,
      WHITE,
    );
  },
  'coating:mushrooms': (s: Sheet) => {
    earth(s);
    for (const [x, foot, height, cap] of [
      [46, 84, 34, 15],
      [84, 92, 52, 21],
      [116, 82, 26, 12],
    ] as const) {
      drawStem(s, grow(x, foot, s.between(-0.1, 0.1), height, 0.1), MUSHROOM, 6, 4);
      s.shape([dome(x, foot - height + 6, cap)], MUSHROOM[0], 1.3);
    }
    s.wash([patch(s, [64, 88], 8, 0.3), patch(s, [104, 98], 9, 0.3), patch(s, [134, 88], 6, 0.3)], WHITE);
  },
} as const;

/** Soft and rotten parts. */
export const ROTS = {
  'mushy:base': (s: Sheet) => {
    const [x, y] = pot(s);
    const f = shoot(s, x, y, { length: 66, lean: 0.2, thickness: 9 });
    s.shape([blob(...place(f, 0.07), 9, 9, () => s.between(-0.1, 0.1))], DARK[1]);
  },
  'mushy:heart': (s: Sheet) => {
    const [x, y] = pot(s);
    for (const lean of [-1.1, 1.1, -0.6, 0.6]) shoot(s, x, y, { lean, length: 12, leaves: 0, leaf: 62 });
    s.shape([patch(s, [x, y - 10], 12, 0.2)], DARK[1]);
  },
  'mushy:flowers': (s: Sheet) => {
    shoot(s, 60, 118, { length: 56, leaves: 2 });
    flower(s, [60, 46], 26, LEAF_INKS.red);
    s.wash([patch(s, [52, 38], 12, 0.3), patch(s, [70, 58], 9, 0.3)], '#7a5a3bd9');
    s.stroke(hairs(s, [54, 40], 12, 10), 1.3, GREY);
    flower(s, [118, 76], 20, LEAF_INKS.red);
    s.wash([patch(s, [118, 76], 13, 0.3)], '#7a5a3bd9');
  },
  'mushy:fruit': (s: Sheet) => {
    const fruit = blob(80, 66, 40, 38, () => 0, 5);
    s.shape([fruit], '#d5544a', 1.5);
    s.shape([blob(80, 92, 22, 11, () => s.between(-0.08, 0.08), 5)], DARK[1], 1.2);
    s.shape(
      [0.2, 1.4, -1.1, 2.4, -2.2].map((a) => drop(80, 30, a, 13)),
      GREEN[0],
    );
  },
} as const;
