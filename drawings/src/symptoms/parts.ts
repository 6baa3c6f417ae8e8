import { drawBlade } from '../blade.js';
import { blob, grow, place, tick, type Frame } from '../frame.js';
import { EARTH, LEAF_INKS, TERRACOTTA, WOOD, type Inks } from '../inks.js';
import { edgeAt } from '../leaf-pattern.js';
import { BLADES, type Outline } from '../leaf-shapes.js';
import { drawPot } from '../pot.js';
import type { Curve, Point, Sheet } from '../sheet.js';
import { drawStem } from '../stem.js';
import type { Pattern } from '../traits.js';

export const GREEN = LEAF_INKS.green;
export const YELLOW: Inks = ['#ecd15c', '#d6b545'];
export const BROWN: Inks = ['#b58a5b', '#8f6843'];
export const DARK: Inks = ['#62564a', '#463d35'];
export const PALE: Inks = ['#dde3bd', '#c5cfa0'];
export const WHITE = '#fffdf4';
export const BLACK = '#38322c';
export const RUST = '#cc6a26';
export const TAN = '#a97c4e';
export const GREY = '#9b9a90';

const OUTLINE: Outline = 'oval';
const REACH = BLADES[OUTLINE].half;

/** How one leaf is seen from close up. */
interface Look {
  inks?: Inks;
  pattern?: Pattern;
  width?: number;
  frame?: Frame;
}

/** One large leaf on its stalk, up to the right; returns its frame. */
export function closeUp(s: Sheet, { inks = GREEN, pattern, width, frame }: Look = {}): Frame {
  const f = frame ?? grow(30, 96, 1.0, 126, -0.22);
  const stalk = grow(f.x, f.y, f.angle + Math.PI, 22, 0.3);
  drawStem(s, stalk, inks, 4, 3);
  drawBlade(s, f, { outline: OUTLINE, inks, pattern, width });
  return f;
}

/** A point inside the leaf: `t` from its base to its tip, `v` from one edge (-1) to the other. */
export function inside(f: Frame, t: number, v: number): Point {
  const [u, half] = edgeAt(OUTLINE, t);
  return place(f, u, half * REACH * f.length * v);
}

/** Points that are spread over the leaf. */
export const scattered = (s: Sheet, f: Frame, n: number, spread = 0.72): Point[] =>
  Array.from({ length: n }, (_, i) =>
    inside(f, 0.2 + (0.62 * (i + 0.5)) / n, (i % 2 ? 1 : -1) * s.between(0.15, spread)),
  );

/** A flat patch with an irregular edge. */
export const patch = (s: Sheet, [x, y]: Point, r: number, shake = 0.2): Curve =>
  blob(x, y, r, r * s.between(0.75, 1), () => s.between(-shake, shake), 5);

/** Patches at all these points. */
export const patches = (s: Sheet, points: Point[], r: number, shake?: number): Curve[] =>
  points.map((point) => patch(s, point, r * s.near, shake));

/** Short hairs around a point. */
export const hairs = (s: Sheet, [x, y]: Point, r: number, n = 7): Curve[] =>
  Array.from({ length: n }, (_, i) =>
    tick(x + s.between(-0.6, 0.6) * r, y + s.between(-0.5, 0.5) * r, (i / n) * 6.28, r * s.between(0.5, 0.9)),
  );

/** A leafy shoot, as one of a plant. */
export interface Shoot {
  lean?: number;
  length?: number;
  bend?: number;
  leaves?: number;
  leaf?: number;
  /** The inks of each leaf from below, the last for all above. */
  inks?: Inks[];
  stem?: Inks;
  /** How far the leaves hang, in radians. */
  hang?: number;
  thickness?: number;
}

/** A shoot from a point; returns the frame of its stem. */
export function shoot(s: Sheet, x: number, y: number, o: Shoot = {}): Frame {
  const { lean = 0, length = 62, bend = 0, leaves = 5, leaf = 27, hang = 0, inks = [GREEN] } = o;
  const f = grow(x, y, lean, length, bend);
  drawStem(s, f, o.stem ?? GREEN, o.thickness ?? 3.6, 2.4);
  const drawLeaf = (u: number, angle: number, size: number, index: number) => {
    const [lx, ly] = place(f, u);
    const side = Math.sign(angle) || 1;
    const shape = { outline: OUTLINE, inks: inks[Math.min(index, inks.length - 1)]! };
    drawBlade(s, grow(lx, ly, f.angle + f.bend * u + angle + side * hang, size, side * 0.2), shape);
  };
  for (let i = 0; i < leaves; i++) {
    const u = 0.28 + (0.66 * i) / leaves;
    drawLeaf(u, (i % 2 ? 1 : -1) * 1.05 * s.near, leaf * (1.1 - 0.35 * (i / leaves)) * s.near, i);
  }
  drawLeaf(1, 0.05, leaf * 0.8, leaves);
  return f;
}

/** Draws a small pot that stands at x = 80; returns where its plant begins. */
export function pot(s: Sheet, inks: Inks = TERRACOTTA): Point {
  return [80, drawPot(s, inks, 80, 116, 25, 34) + 1];
}

/** A plant of three shoots in its pot. */
export function potted(s: Sheet, ...shoots: Shoot[]): Frame[] {
  const [x, y] = pot(s);
  const all = shoots.length > 0 ? shoots : [{ lean: -0.45, length: 48 }, { lean: 0.4, length: 52 }, {}];
  return all.map((one) => shoot(s, x, y, one));
}

/** A flower with five petals. */
export function flower(s: Sheet, [x, y]: Point, size: number, inks: Inks): void {
  for (let i = 0; i < 5; i++)
    drawBlade(s, grow(x, y, (i / 5) * 6.28 + 0.3, size), { outline: 'petal', inks });
  s.shape([patch(s, [x, y], size * 0.28, 0.05)], YELLOW[0]);
}

/** A woody twig across the picture. */
export function twig(s: Sheet, inks: Inks = WOOD): Frame {
  const f = grow(16, 92, 1.2, 132, -0.15);
  drawStem(s, f, inks, 12, 8);
  return f;
}

/** Threads between points. */
export const threads = (points: Point[]): Curve[] =>
  points.flatMap((from, i) => points.slice(i + 1, i + 4).map((to): Curve => [from, to]));

/** A mound of earth across the picture, as seen from close up. */
export function earth(s: Sheet): void {
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
