import { grow, place } from '../frame.js';
import { LEAF_INKS, TERRACOTTA, type Inks } from '../inks.js';
import { edgeAt, veinsOf } from '../leaf-pattern.js';
import type { Curve, Point, Sheet } from '../sheet.js';
import { polygon, turned } from './lines.js';

const PAPER: Inks = ['#fffaf0', '#eee1c2'];

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
