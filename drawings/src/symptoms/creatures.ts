import { blob, drop, grow, place, tick } from '../frame.js';
import { CREAM, LEAF_INKS } from '../inks.js';
import type { Curve, Point, Sheet } from '../sheet.js';
import {
  BLACK,
  closeUp,
  earth,
  GREEN,
  GREY,
  hairs,
  scattered,
  shoot,
  TAN,
  threads,
  twig,
  WHITE,
} from './parts.js';

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

/** An ant that walks to where it looks: three parts with a narrow waist, six legs, two feelers. */
function ant(s: Sheet, [x, y]: Point, angle: number, size: number): void {
  const f = grow(x, y, angle, size);
  s.stroke(
    [0.4, 0.52, 0.64].flatMap((u, i): Curve[] => [
      [place(f, u), place(f, u + (i - 1) * 0.28, -size * 0.5)],
      [place(f, u), place(f, u + (i - 1) * 0.28, size * 0.5)],
    ]),
    1.2,
    BLACK,
  );
  s.stroke(
    [tick(...place(f, 1), angle - 0.6, size * 0.32), tick(...place(f, 1), angle + 0.6, size * 0.32)],
    1.2,
    BLACK,
  );
  const parts = [
    [0.14, 0.2, 0.15],
    [0.53, 0.13, 0.09],
    [0.86, 0.13, 0.12],
  ] as const;
  s.shape(
    parts.map(([u, long, wide]) => blob(...place(f, u), size * long, size * wide, () => 0)),
    BLACK,
    0.8,
  );
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
  'insects:ants': (s: Sheet) => {
    const f = twig(s, GREEN);
    for (const [u, v] of [
      [0.08, -2],
      [0.4, 3],
      [0.72, -2],
    ] as const)
      ant(s, place(f, u, v), f.angle, 31);
  },
} as const;
