import { drawBlade } from '../blade.js';
import { blob, grow, place } from '../frame.js';
import { CREAM, LEAF_INKS, TERRACOTTA, WOOD, type Inks } from '../inks.js';
import { edgeAt, veinsOf } from '../leaf-pattern.js';
import type { Curve, Point, Sheet } from '../sheet.js';

const PAPER: Inks = ['#fffaf0', '#eee1c2'];
const BRASS = '#c98a2b';
const STEEL: Inks = ['#7fa9ab', '#5c8a90'];

/** A closed curve with straight sides. */
export function polygon(...corners: Point[]): Curve {
  return [...corners, corners[0]!].flatMap(([x, y], i, all): Point[] => {
    if (!i) return [[x, y]];
    const [px, py] = all[i - 1]!;
    return [
      [px + (x - px) / 3, py + (y - py) / 3],
      [x - (x - px) / 3, y - (y - py) / 3],
      [x, y],
    ];
  });
}

/** Turns points given around a centre. */
function turned(x: number, y: number, angle: number): (dx: number, dy: number) => Point {
  return (dx, dy) => [
    x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
}

/** A sheet of herbarium paper, with photo corners. */
export function drawPaper(s: Sheet, x: number, y: number, w: number, h: number, angle: number): void {
  const at = turned(x, y, angle);
  s.wash([polygon(at(-w + 6, -h + 8), at(w + 7, -h + 8), at(w + 7, h + 9), at(-w + 6, h + 9))], '#7d8a5c55');
  s.shape([polygon(at(-w, -h), at(w, -h + 1), at(w - 1, h), at(-w, h - 1))], PAPER[0], 1.4);
  for (const [i, j] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    s.shape([polygon(at(i * w, j * h), at(i * (w - 20), j * h), at(i * w, j * (h - 20)))], PAPER[1], 1);
  }
}

/** A leaf of which only the outline is guessed. */
export function drawDottedLeaf(s: Sheet, x: number, y: number, length: number, angle: number): void {
  const f = grow(x, y, angle, length, 0.2);
  const dots: Point[] = [];
  for (let i = 0; i <= 18; i++) {
    const [u, v] = edgeAt('oval', i / 18);
    for (const side of [-0.4, 0.4]) dots.push(place(f, u, side * v * length));
    dots.push(place(f, i / 15 - 0.2));
  }
  for (const vein of veinsOf(f, 'oval', length * 0.4, 3)) dots.push(...vein.slice(1));
  s.dots(dots, 3, LEAF_INKS.dark[1]);
}

/** A hand lens with a wooden handle. */
export function drawLens(s: Sheet, x: number, y: number, r: number, angle: number): void {
  const at = turned(x, y, angle);
  s.wash([polygon(at(-6, r + 5), at(6, r + 5), at(8, r * 2.5), at(-8, r * 2.5))], WOOD[0]);
  s.wash([polygon(at(1, r + 5), at(6, r + 5), at(8, r * 2.5), at(2, r * 2.5))], WOOD[1]);
  s.stroke([polygon(at(-6, r + 5), at(6, r + 5), at(8, r * 2.5), at(-8, r * 2.5))], 1.3);
  const glass = blob(x, y, r, r, () => 0, 6);
  s.wash([glass], '#cfe3dc4d');
  s.stroke([glass], 7, BRASS);
  s.stroke([blob(x, y, r + 3.6, r + 3.6, () => 0, 6), blob(x, y, r - 3.6, r - 3.6, () => 0, 6)], 1.2);
  s.stroke(
    [[at(-r * 0.6, -r * 0.1), at(-r * 0.55, -r * 0.4), at(-r * 0.35, -r * 0.6), at(-r * 0.05, -r * 0.66)]],
    3.4,
    '#fffaf0',
  );
}

/** A watering can standing on `y`, its spout to the left. */
export function drawCan(s: Sheet, x: number, y: number): void {
  const handle: Curve = [
    [x + 20, y - 70],
    [x + 84, y - 92],
    [x + 86, y - 22],
    [x + 40, y - 18],
  ];
  s.stroke([handle], 8, STEEL[1]);
  s.stroke([handle], 1.2);
  const spout = polygon([x - 34, y - 22], [x - 86, y - 82], [x - 80, y - 88], [x - 30, y - 48]);
  s.shape([spout], STEEL[1], 1.3);
  s.shape([polygon([x - 96, y - 82], [x - 76, y - 100], [x - 72, y - 92], [x - 88, y - 77])], STEEL[0], 1.3);
  const body: Curve = [
    [x - 36, y - 70],
    [x - 38, y - 45],
    [x - 42, y - 20],
    [x - 44, y],
    [x - 20, y + 6],
    [x + 24, y + 6],
    [x + 46, y],
    [x + 44, y - 20],
    [x + 40, y - 45],
    [x + 36, y - 70],
  ];
  s.wash([body], STEEL[0]);
  s.wash(
    [[...body.slice(6), [x + 20, y - 66], [x + 12, y - 30], [x + 20, y + 3]].slice(0, 7) as Point[]],
    STEEL[1],
  );
  s.stroke([body], 1.3);
  s.shape([blob(x, y - 70, 36, 8, () => 0)], STEEL[1], 1.3);
  s.stroke(
    [
      [
        [x - 40, y - 16],
        [x - 20, y - 9],
        [x + 20, y - 9],
        [x + 43, y - 16],
      ],
    ],
    2,
    CREAM,
  );
}

/** A pencil lying with its point at `x`, `y`. */
export function drawPencil(s: Sheet, x: number, y: number, length: number, angle: number): void {
  const at = turned(x, y, angle);
  s.shape([polygon(at(0, 0), at(16, -5), at(16, 5))], '#f4dcb0', 1.1);
  s.shape([polygon(at(16, -5), at(length, -5), at(length, 5), at(16, 5))], '#e0b65f', 1.2);
  s.shape(
    [polygon(at(length, -5), at(length + 10, -5), at(length + 10, 5), at(length, 5))],
    TERRACOTTA[0],
    1.1,
  );
  s.stroke([[at(16, 1), at(length, 1)]], 0.9);
  s.dots([at(2, 0)], 3);
}

/** An open notebook seen from in front, its pages blank but for faint lines. */
export function drawNotebook(s: Sheet, x: number, y: number): void {
  s.wash(
    [polygon([x - 168, y - 64], [x + 168, y - 64], [x + 186, y + 76], [x - 186, y + 76])],
    TERRACOTTA[1],
  );
  for (const side of [-1, 1]) {
    const page: Curve = [
      [x, y - 66],
      [x + side * 40, y - 82],
      [x + side * 120, y - 80],
      [x + side * 160, y - 70],
      [x + side * 164, y - 30],
      [x + side * 170, y + 20],
      [x + side * 176, y + 66],
      [x + side * 120, y + 52],
      [x + side * 40, y + 52],
      [x, y + 70],
    ];
    s.shape([page], PAPER[0], 1.3);
    const rules = [-42, -18, 6, 30].map((dy): Curve => [
      [x + side * 22, y + dy - 8],
      [x + side * 60, y + dy - 18],
      [x + side * 110, y + dy - 17],
      [x + side * (150 + dy * 0.1), y + dy - 9],
    ]);
    if (side > 0) s.stroke(rules, 1.2, '#b9c7ab');
  }
  s.pen(4, [
    [x, y - 66],
    [x + 3, y - 20],
    [x - 2, y + 20],
    [x, y + 70],
  ]);
}

/** A sprig of paired leaves. */
export function drawSprig(
  s: Sheet,
  x: number,
  y: number,
  length: number,
  angle: number,
  inks: Inks = LEAF_INKS.dark,
): void {
  const f = grow(x, y, angle, length, 0.5);
  for (let i = 0; i < 4; i++) {
    for (const side of [-1, 1]) {
      const [lx, ly] = place(f, 0.2 + i * 0.2);
      const turn = angle + 0.5 * (0.2 + i * 0.2) + side * 0.95;
      drawBlade(s, grow(lx, ly, turn, length * (0.42 - i * 0.06), -side * 0.25), { outline: 'oval', inks });
    }
  }
  drawBlade(s, grow(...place(f, 1), angle + 0.5, length * 0.25), { outline: 'oval', inks });
  s.pen(3, [place(f, 0), place(f, 0.33), place(f, 0.66), place(f, 1)]);
}

/** A butterfly in flight. */
export function drawButterfly(s: Sheet, x: number, y: number, size: number, inks: Inks): void {
  for (const side of [-1, 1]) {
    drawBlade(s, grow(x, y, side * 2.2, size * 0.75), {
      outline: 'petal',
      inks: [inks[1], inks[1]],
      width: 1.2,
    });
    drawBlade(s, grow(x, y, side * 0.95, size, side * 0.2), { outline: 'petal', inks, width: 1.1 });
  }
  s.pen(4, [
    [x - 2, y - size * 0.35],
    [x, y - 4],
    [x, y + 4],
    [x + 2, y + size * 0.5],
  ]);
  s.stroke(
    [-1, 1].map((side) => [
      [x, y - size * 0.3],
      [x + side * size * 0.3, y - size * 0.7],
    ]),
    1,
  );
}

/** A glass bell over whatever has been drawn before it, standing on `y`. */
export function drawCloche(s: Sheet, x: number, y: number, r: number, h: number): void {
  const glass: Curve = [
    [x - r, y],
    [x - r, y - h * 0.5],
    [x - r * 1.05, y - h],
    [x, y - h],
    [x + r * 1.05, y - h],
    [x + r, y - h * 0.5],
    [x + r, y],
  ];
  s.wash([glass], '#cfe3dc40');
  s.stroke([glass], 3, '#9dbfb8');
  s.stroke(
    [
      glass,
      [
        [x - r, y],
        [x - r * 0.5, y + 13],
        [x + r * 0.5, y + 13],
        [x + r, y],
      ],
    ],
    1.3,
  );
  s.stroke(
    [
      [
        [x - r * 0.8, y - h * 0.25],
        [x - r * 0.82, y - h * 0.55],
        [x - r * 0.7, y - h * 0.75],
        [x - r * 0.45, y - h * 0.86],
      ],
    ],
    4,
    '#fffaf0',
  );
  s.shape([blob(x, y - h - 8, 9, 9, () => 0)], '#9dbfb8', 1.3);
}

/** A wooden post with two blank arms, standing on `y`. */
export function drawSignpost(s: Sheet, x: number, y: number): void {
  s.shape([polygon([x - 7, y], [x - 6, y - 190], [x + 6, y - 192], [x + 8, y])], WOOD[1], 1.3);
  s.shape(
    [polygon([x - 18, y - 176], [x + 70, y - 182], [x + 92, y - 162], [x + 71, y - 142], [x - 18, y - 146])],
    WOOD[0],
    1.5,
  );
  s.shape(
    [polygon([x + 18, y - 130], [x - 62, y - 126], [x - 84, y - 108], [x - 62, y - 90], [x + 18, y - 96])],
    WOOD[0],
    1.5,
  );
  s.stroke(
    [
      [
        [x - 8, y - 160],
        [x + 60, y - 164],
      ],
      [
        [x - 56, y - 109],
        [x + 8, y - 112],
      ],
    ],
    1,
    WOOD[1],
  );
  s.dots(
    [
      [x, y - 168],
      [x, y - 152],
      [x, y - 120],
      [x, y - 104],
    ],
    3,
  );
}
