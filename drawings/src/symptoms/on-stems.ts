import { blob, drop, grow, place, tick } from '../frame.js';
import { CREAM, EARTH, LEAF_INKS } from '../inks.js';
import type { Curve, Point, Sheet } from '../sheet.js';
import {
  BLACK,
  closeUp,
  DARK,
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
  TAN,
  twig,
  WHITE,
} from './parts.js';

/** Threads between points. */
const threads = (points: Point[]): Curve[] =>
  points.flatMap((from, i) => points.slice(i + 1, i + 4).map((to): Curve => [from, to]));

/** A mound of earth across the picture, as seen from close up. */
function earth(s: Sheet): void {
  const ground: Curve = [
    [10, 116],
    [14, 74],
    [50, 66],
    [80, 68],
    [112, 66],
    [146, 74],
    [150, 116],
    [150, 116],
    [10, 116],
    [10, 116],
  ];
  s.shape([ground], EARTH[0], 1.3);
  s.dots(
    Array.from({ length: 16 }, (): Point => [s.between(22, 138), s.between(82, 110)]),
    3,
    EARTH[1],
  );
}

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
} as const;

/** A small body with legs, seen from above. */
function bug(s: Sheet, [x, y]: Point, angle: number, size: number, colour: string, legs = true): void {
  const f = grow(x, y, angle, size);
  if (legs)
    s.stroke(
      [0.25, 0.5, 0.75].flatMap((u): Curve[] => [[place(f, u, -size * 0.55), place(f, u, size * 0.55)]]),
      1.1,
    );
  s.shape([blob(...place(f, 0.5), size * 0.36, size * 0.5, () => 0)], colour);
}

const worm = (f: ReturnType<typeof grow>): Curve[] =>
  Array.from({ length: 8 }, (_, i) => blob(...place(f, i / 7), 7, 7, () => 0));

/** Creatures on plants. */
export const INSECTS = {
  'insects:clusters': (s: Sheet) => {
    const f = shoot(s, 80, 118, { length: 94, leaves: 4, leaf: 40, thickness: 6 });
    const at = Array.from({ length: 18 }, (_, i) => place(f, 0.45 + i * 0.028, (i % 3) * 5 - 5));
    at.forEach((point, i) => bug(s, point, i * 0.7, 8, i % 4 ? '#b9cf62' : '#8aa53e', false));
  },
  'insects:whiteflies': (s: Sheet) => {
    closeUp(s);
    for (const [x, y, a] of [
      [40, 30, 0.3],
      [64, 18, -0.4],
      [96, 24, 0.8],
      [124, 14, 0.1],
      [84, 62, 0.5],
      [108, 52, -0.3],
      [62, 78, 1],
    ] as const)
      s.shape([drop(x, y, a - 0.5, 15, 0.5), drop(x, y, a + 0.5, 15, 0.5)], WHITE);
  },
  'insects:gnats': (s: Sheet) => {
    earth(s);
    for (const [x, y, a] of [
      [40, 40, 0.4],
      [70, 22, -0.5],
      [104, 36, 0.2],
      [128, 18, 0.7],
      [88, 54, -0.2],
      [52, 62, 0.9],
    ] as const) {
      s.shape([drop(x, y, a - 1.1, 11, 0.4), drop(x, y, a + 1.1, 11, 0.4)], '#dfe4dccc', 0.9);
      s.stroke([tick(x, y, a + Math.PI, 12)], 4, BLACK);
    }
  },
  'insects:bumps': (s: Sheet) => {
    const f = twig(s, GREEN);
    s.shape(
      [0.12, 0.26, 0.38, 0.52, 0.66, 0.78, 0.9].map((u, i) =>
        blob(...place(f, u, i % 2 ? 4 : -4), 9, 7, () => 0),
      ),
      TAN,
      1.4,
    );
  },
  'insects:woolly': (s: Sheet) => {
    const f = twig(s, GREEN);
    for (const u of [0.2, 0.4, 0.58, 0.8]) {
      const at = place(f, u, u * 10 - 5);
      s.stroke(hairs(s, at, 15, 14), 2, WHITE);
      bug(s, [at[0] - 5, at[1]], 1.2, 15, '#fbf6e6', false);
      s.stroke([tick(at[0] - 2, at[1] - 3, 1.2, 9)], 1, GREY);
    }
  },
  'insects:dots': (s: Sheet) => {
    const at = scattered(s, closeUp(s), 16, 0.85);
    s.dots(at, 4.4, '#b5402c');
    s.stroke(threads(at.slice(0, 7)), 0.8, CREAM);
  },
  'insects:slivers': (s: Sheet) => {
    const at = scattered(s, closeUp(s), 9);
    s.stroke(
      at.map(([x, y], i) => tick(x, y, i * 1.3, 12)),
      4,
      BLACK,
    );
    s.stroke(
      at.map(([x, y], i) => tick(x, y, i * 1.3, 8)),
      1.6,
      '#d9a441',
    );
  },
  'insects:caterpillars': (s: Sheet) => {
    closeUp(s);
    s.shape(worm(grow(48, 72, 1.2, 62, -0.9)), LEAF_INKS.lime[0], 1.3);
    s.dots(
      [
        [103, 38],
        [107, 42],
      ],
      3,
      BLACK,
    );
  },
  'insects:grubs': (s: Sheet) => {
    earth(s);
    for (const [x, y] of [
      [36, 100],
      [86, 104],
      [116, 92],
    ] as const) {
      s.shape(worm(grow(x, y, 0, 26, 2.6)), '#f6ecd2', 1.2);
      s.dots([[x, y]], 6, TAN);
    }
  },
  'insects:slugs': (s: Sheet) => {
    closeUp(s);
    const body: Curve = [
      [40, 74],
      [52, 52],
      [80, 44],
      [112, 58],
      [122, 62],
      [124, 72],
      [114, 74],
      [90, 76],
      [60, 76],
      [40, 74],
    ];
    s.shape([body], '#b58a5b', 1.4);
    s.shape([blob(78, 58, 15, 11, () => 0)], '#8f6843', 1.2);
    s.stroke([tick(116, 62, 0.3, 14), tick(120, 64, 0.8, 13)], 1.6);
  },
  'insects:beetles': (s: Sheet) => {
    closeUp(s);
    for (const [x, y, a] of [
      [54, 84, 1],
      [96, 58, 0.7],
    ] as const) {
      bug(s, [x, y], a, 28, '#b8453a');
      const f = grow(x, y, a, 28);
      s.pen(1.8, [place(f, 0.1), place(f, 0.4), place(f, 0.7), place(f, 0.98)]);
      s.dots([place(f, 0.35, -5), place(f, 0.35, 5), place(f, 0.65, -5), place(f, 0.65, 5)], 4, BLACK);
      s.shape([blob(...place(f, 1), 6, 4, () => 0)], BLACK);
    }
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
