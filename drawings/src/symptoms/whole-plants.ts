import { drawBlade } from '../blade.js';
import { blob, drop, grow, place, tick } from '../frame.js';
import { EARTH, FLOWER_INKS, LEAF_INKS, TERRACOTTA } from '../inks.js';
import { drawPot } from '../pot.js';
import type { Curve, Point, Sheet } from '../sheet.js';
import { drawStem } from '../stem.js';
import { BROWN, flower, GREEN, GREY, patch, pot, potted, shoot, TAN, WHITE, YELLOW } from './parts.js';
import { sun } from './on-leaves.js';

/** Leaves that lie on the ground beside the pot. */
function fallen(s: Sheet, inks: (typeof GREEN)[], places: readonly number[] = [22, 44, 116, 134]): void {
  places.forEach((x, i) => {
    const f = grow(x, 114 + (i % 2) * 4, i % 2 ? 1.3 : -1.4, 22, 0.3);
    drawBlade(s, f, { outline: 'oval', inks: inks[i % inks.length]! });
  });
}

const LIMP = { bend: 1.5, hang: 0.8 };

/** Plants that droop. */
export const DROOPS = {
  'droop:all': (s: Sheet) =>
    void potted(
      s,
      { lean: -0.3, length: 62, ...LIMP, bend: -1.9 },
      { lean: 0.3, length: 62, ...LIMP, bend: 1.9 },
      { length: 50, ...LIMP },
    ),
  'droop:heat': (s: Sheet) => {
    sun(s);
    potted(s, { lean: -0.3, length: 52, ...LIMP, bend: -1.6 }, { lean: 0.3, length: 54, ...LIMP });
  },
  'droop:side': (s: Sheet) =>
    void potted(
      s,
      { lean: 0.45, length: 58, ...LIMP, bend: 1.8, inks: [YELLOW] },
      { lean: -0.35, length: 56 },
      {},
    ),
  'droop:collapsed': (s: Sheet) => {
    const [x, y] = pot(s);
    shoot(s, x, y, { lean: 1.25, length: 66, bend: 0.5, hang: 0.4 });
    s.shape([patch(s, [x + 4, y - 2], 5)], BROWN[1]);
  },
  'droop:seedlings': (s: Sheet) => {
    const top = drawPot(s, TERRACOTTA, 80, 116, 62, 34);
    s.shape([blob(80, top + 2, 53, 7, () => s.between(-0.02, 0.02), 5)], EARTH[0], 1.2);
    const seedling = (dx: number, lean: number, length: number) =>
      shoot(s, 80 + dx, top + 1, { lean, length, leaves: 1, leaf: 15, thickness: 2.2 });
    seedling(-36, -0.1, 34);
    for (const [dx, lean] of [
      [-16, 1.35],
      [8, -1.4],
      [22, 1.45],
      [38, 1.3],
    ] as const)
      seedling(dx, lean, 30);
  },
} as const;

/** Plants that lose something. */
export const DROPS = {
  'dropped:old': (s: Sheet) => {
    potted(s);
    fallen(s, [YELLOW], [28]);
  },
  'dropped:green': (s: Sheet) => {
    potted(s, { leaves: 2 }, { lean: 0.4, length: 46, leaves: 1 });
    fallen(s, [GREEN]);
  },
  'dropped:yellowed': (s: Sheet) => {
    potted(
      s,
      { leaves: 3, inks: [YELLOW, YELLOW, GREEN] },
      { lean: -0.4, length: 46, leaves: 1, inks: [YELLOW] },
    );
    fallen(s, [YELLOW]);
  },
  'dropped:buds': (s: Sheet) => {
    const [f] = potted(s, { length: 66, leaves: 4 });
    s.shape([drop(...place(f!, 0.9), 0.7, 20)], FLOWER_INKS.pink[0]);
    const buds = [
      [28, 112, 1.2],
      [46, 116, -1],
      [118, 114, 1.9],
      [136, 112, -0.6],
    ] as const;
    s.shape(
      buds.map(([x, y, a]) => drop(x, y, a, 20)),
      FLOWER_INKS.pink[0],
    );
  },
} as const;

/** Plants that grow weakly. */
export const GROWTHS = {
  'weak:stretched': (s: Sheet) =>
    void potted(
      s,
      { lean: 0.2, length: 84, bend: 0.5, leaves: 4, leaf: 14, thickness: 2.4 },
      { lean: -0.1, length: 78, bend: 0.5, leaves: 3, leaf: 13, thickness: 2.4 },
    ),
  'weak:stopped': (s: Sheet) => void potted(s, { length: 18, leaves: 2, leaf: 17 }),
  'weak:small': (s: Sheet) => {
    const [x, y] = pot(s);
    shoot(s, x, y, { length: 40, leaves: 4, leaf: 38 });
    shoot(s, x, y - 38, { length: 26, leaves: 4, leaf: 10, inks: [LEAF_INKS.lime] });
  },
  'weak:flowerless': (s: Sheet) => {
    potted(s);
    s.stroke([blob(130, 34, 15, 15, () => 0)], 1.6, GREY);
    flower(s, [130, 34], 11, [WHITE, '#efe7d2']);
    s.stroke(
      [
        [
          [118, 46],
          [142, 22],
        ],
      ],
      3,
      '#b5402c',
    );
  },
  'weak:lush': (s: Sheet) =>
    void potted(
      s,
      { lean: -0.7, length: 56, leaf: 34, hang: 0.2 },
      { lean: 0.7, length: 56, leaf: 34, hang: 0.2 },
      { length: 66, leaves: 6, leaf: 34 },
    ),
  'weak:resting': (s: Sheet) => {
    const [x, y] = pot(s);
    for (const lean of [-0.25, 0.1, 0.4]) drawStem(s, grow(x, y, lean, 22, 0.1), BROWN, 3, 2);
  },
} as const;

const CALM = [LEAF_INKS.grey];

/** Where on a plant it is worst: that part is yellow or marked. */
export const PLACES = {
  'place:old': (s: Sheet) => void potted(s, { length: 74, leaves: 6, inks: [YELLOW, YELLOW, ...CALM] }),
  'place:new': (s: Sheet) =>
    void potted(s, { length: 74, leaves: 6, inks: [...CALM, ...CALM, ...CALM, ...CALM, YELLOW] }),
  'place:underside': (s: Sheet) => {
    const f = grow(28, 44, 1.35, 112, 0.35);
    drawStem(s, grow(f.x, f.y, f.angle + Math.PI, 20, -0.4), GREEN, 4, 3);
    drawBlade(s, f, { outline: 'oval', inks: LEAF_INKS.grey, width: 0.8 });
    s.dots(
      [0.3, 0.42, 0.54, 0.66, 0.78].map((u) => place(f, u, 13)),
      5,
      '#b5402c',
    );
  },
  'place:sunny': (s: Sheet) => {
    sun(s);
    potted(s, { lean: -0.5, length: 52, inks: [YELLOW] }, { lean: 0.5, length: 52, inks: CALM });
  },
  'place:stem': (s: Sheet) =>
    void potted(s, { length: 74, leaves: 4, inks: CALM, stem: YELLOW, thickness: 9 }),
  'place:flower': (s: Sheet) => {
    const [f] = potted(s, { length: 58, inks: CALM });
    flower(s, place(f!, 1.1), 22, YELLOW);
  },
  'place:soil': (s: Sheet) => {
    const [x, y] = pot(s);
    s.shape([blob(x, y, 22, 5, () => 0)], YELLOW[0]);
    shoot(s, x, y, { length: 60, inks: CALM });
  },
  'place:all': (s: Sheet) =>
    void potted(
      s,
      { lean: -0.45, length: 48, inks: [YELLOW] },
      { lean: 0.4, length: 52, inks: [YELLOW] },
      { inks: [YELLOW] },
    ),
} as const;

/** A pot from close up, and a finger's width of its soil. */
function soil(s: Sheet, inks: readonly [string, string]): number {
  const top = drawPot(s, TERRACOTTA, 80, 116, 62, 60);
  s.shape([blob(80, top + 2, 53, 8, () => s.between(-0.02, 0.02), 5)], inks[0], 1.2);
  return top;
}

const crumbs = (s: Sheet, top: number, colour: string) =>
  s.dots(
    Array.from({ length: 12 }, (): Point => [80 + s.between(-42, 42), top + s.between(-2, 5)]),
    3,
    colour,
  );

/** How moist the soil is. */
export const SOILS = {
  'soil:dry': (s: Sheet) => {
    const top = soil(s, ['#d3b78f', TAN]);
    s.stroke(
      [-30, -8, 16, 34].map((dx): Curve => [
        [80 + dx, top - 3],
        [80 + dx + 9, top + 6],
      ]),
      1.6,
    );
  },
  'soil:moist': (s: Sheet) => crumbs(s, soil(s, EARTH), EARTH[1]),
  'soil:wet': (s: Sheet) => {
    const top = soil(s, ['#4d3a2c', '#33261d']);
    s.wash([blob(72, top + 2, 26, 4, () => 0), blob(108, top + 3, 12, 2.5, () => 0)], '#8fb8c8');
    s.shape(
      [
        [46, top - 18],
        [80, top - 26],
        [112, top - 16],
      ].map(([x, y]) => drop(x!, y!, Math.PI, 11)),
      '#8fb8c8',
    );
  },
} as const;

/** The ball of a plant's roots, out of its pot. */
function roots(s: Sheet, ball: string, colour: string, n: number, width = 2.4): void {
  shoot(s, 80, 44, { length: 30, leaves: 3, leaf: 22 });
  const body: Curve = [
    [44, 44],
    [46, 70],
    [50, 92],
    [58, 112],
    [70, 118],
    [90, 118],
    [102, 112],
    [110, 92],
    [114, 70],
    [116, 44],
    [100, 40],
    [60, 40],
    [44, 44],
  ];
  s.shape([body], ball, 1.3);
  const lines = Array.from({ length: n }, (_, i): Curve => {
    const x = 50 + (60 * (i + 0.5)) / n;
    const end = 80 + (x - 80) * 0.8;
    return [
      [x, 46],
      [x + s.between(-12, 12), 70],
      [end + s.between(-14, 14), 92],
      [end, s.between(100, 113)],
    ];
  });
  s.stroke(lines, width, colour);
}

/** How the roots look. */
export const ROOTS = {
  'roots:crowded': (s: Sheet) => {
    roots(s, EARTH[0], '#f2e6cb', 11, 3);
    const rings = [62, 78, 94, 108].map((y): Curve => [
      [50, y],
      [62, y + 9],
      [98, y + 9],
      [108, y],
    ]);
    s.stroke(rings, 3, '#f2e6cb');
  },
  'roots:brown': (s: Sheet) => roots(s, EARTH[1], '#3c2a1d', 8, 4),
  'roots:firm': (s: Sheet) => roots(s, EARTH[0], '#f2e6cb', 6),
  'roots:woolly': (s: Sheet) => {
    roots(s, EARTH[0], '#f2e6cb', 6);
    s.shape(
      [
        [60, 62],
        [94, 74],
        [70, 94],
        [98, 98],
      ].map(([x, y]) => patch(s, [x!, y!], 7, 0.3)),
      WHITE,
      0.9,
    );
  },
  'roots:eaten': (s: Sheet) => {
    shoot(s, 80, 60, { length: 40, leaves: 3, leaf: 26 });
    s.stroke(
      [-26, -14, 0, 12, 26].map((dx, i) => tick(80, 60, Math.PI - dx / 30, i % 2 ? 20 : 30)),
      4,
      '#e0cda6',
    );
    s.shape([blob(116, 100, 9, 7, () => 0)], '#f6ecd2', 1.2);
  },
} as const;
