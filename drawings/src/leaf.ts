import { drawBlade } from './blade.js';
import { along, drop, grow, place, tick, type Frame } from './frame.js';
import { CREAM, type Inks } from './inks.js';
import { edgeAt } from './leaf-pattern.js';
import { BLADES } from './leaf-shapes.js';
import type { Curve, Point, Sheet } from './sheet.js';
import type { Leaf, Pattern } from './traits.js';

/** The style of every leaf of one plant. */
export interface Foliage {
  leaf: Exclude<Leaf, 'none'>;
  pattern: Pattern;
  inks: Inks;
}

/** Draws a leaf, simple or composed, from the point where it is attached. */
export function drawLeaf(s: Sheet, foliage: Foliage, f: Frame, width = 1): void {
  const { leaf, pattern, inks } = foliage;
  if (leaf === 'palmate') return palmate(s, foliage, f, width);
  if (leaf === 'pinnate') return pinnate(s, foliage, f, width);
  if (leaf === 'needle') return needles(s, foliage, f);
  drawBlade(s, f, { outline: leaf, inks, pattern, width });
  if (leaf === 'spiny') teeth(s, f, width);
}

/** Leaflets spread like fingers from one point, the middle one longest and on top. */
function palmate(s: Sheet, { inks, pattern }: Foliage, f: Frame, width: number): void {
  const half = f.length > 60 ? 3 : 2;
  if (f.length < 60) {
    const fingers = [-2, 2, -1, 1, 0].map((i) =>
      leaflet(f.x, f.y, f.angle + i * 0.85, f.length * (1 - 0.18 * Math.abs(i)), width),
    );
    return s.shape(fingers, inks[s.between(0, 1) < 0.65 ? 0 : 1]);
  }
  for (let i = half; i >= 0; i--) {
    for (const side of i ? [-1, 1] : [1]) {
      const angle = f.angle + (side * i * 1.75) / half + s.between(-0.06, 0.06);
      const length = f.length * (1 - 0.4 * (i / half)) * s.near;
      drawBlade(s, { ...f, angle, length, bend: side * 0.15 }, { outline: 'lance', inks, pattern, width });
    }
  }
}

/** A pointed leaflet, small enough to be one of many in a path. */
function leaflet(x: number, y: number, angle: number, length: number, width: number): Curve {
  if (length < 24) return drop(x, y, angle, length, 0.36 * width);
  const f: Frame = grow(x, y, angle, length);
  const v = length * 0.36 * width;
  return [
    [x, y],
    place(f, 0.15, -v),
    place(f, 0.65, -v),
    place(f, 1),
    place(f, 0.65, v),
    place(f, 0.15, v),
    [x, y],
  ];
}

/** Leaflets in pairs along a rib, with one at the tip. */
function pinnate(s: Sheet, { inks, pattern }: Foliage, f: Frame, width: number): void {
  const long = f.length > 150;
  const pairs = long ? 9 : f.length > 60 ? 4 : 3;
  const leaflets: Curve[] = [
    leaflet(...place(f, 0.92), f.angle + f.bend, f.length * (long ? 0.14 : 0.28), width),
  ];
  for (let i = 0; i < pairs; i++) {
    const u = 0.2 + (0.72 * i) / pairs;
    for (const side of [-1, 1]) {
      const angle = f.angle + f.bend * u + side * s.near;
      leaflets.push(
        leaflet(...place(f, u), angle, f.length * (long ? 0.24 - 0.1 * u : 0.38 - 0.14 * u) * s.near, width),
      );
    }
  }
  s.shape(leaflets, inks[s.between(0, 1) < 0.65 ? 0 : 1]);
  s.stroke([along(f)], 1);
  if (pattern === 'plain') return;
  const marks = leaflets.map((c): Curve => {
    const at = (k: number): Point => [
      c[0]![0] + (c[c.length >> 1]![0] - c[0]![0]) * k,
      c[0]![1] + (c[c.length >> 1]![1] - c[0]![1]) * k,
    ];
    return [at(0.2), at(0.7)];
  });
  s.stroke(marks, 2.2, CREAM);
}

/** A twig set with needles. */
function needles(s: Sheet, { inks }: Foliage, f: Frame): void {
  const rows = Math.max(3, Math.round(f.length / 8));
  const of = (lift: number): Curve[] =>
    Array.from({ length: rows * 2 }, (_, i) => {
      const u = 0.12 + (0.86 * Math.floor(i / 2)) / rows;
      const [x, y] = place(f, u);
      const angle = f.angle + f.bend * u + (i % 2 ? 1 : -1) * (0.75 - 0.3 * u);
      return tick(x, y, angle, f.length * 0.3 * (1 - u * 0.3) * lift);
    });
  s.stroke(of(2), 3, inks[0]);
  s.stroke(f.length < 50 ? of(1.8).filter((_, i) => i % 4 < 2) : of(1.8), 0.8);
  s.pen(2, along(f));
}

/** Teeth along both edges, as on an aloe or a holly. */
function teeth(s: Sheet, f: Frame, width: number): void {
  const points: Curve[] = [];
  for (let u = 0.1; u < 0.92; u += f.length > 80 ? 0.1 : 0.2) {
    for (const side of [-1, 1]) {
      const [along, v] = edgeAt('spiny', u);
      const [x, y] = place(f, along, side * v * BLADES.spiny.half * width * f.length * 0.97);
      points.push(drop(x, y, f.angle + f.bend * along + side * 0.7, f.length * 0.03 + 1.5, 0.25));
    }
  }
  s.shape(points, CREAM, 0.8);
}

/** A frond: a rib feathered on both sides with small leaflets, `fullness` lengths wide. */
export function drawFrond(
  s: Sheet,
  inks: Inks,
  f: Frame,
  pairs: number,
  fullness = 0.3,
  spread = 0.22,
): void {
  const leaflets: Curve[] = [];
  for (let i = 0; i < pairs; i++) {
    const u = 0.1 + (0.88 * i) / pairs;
    const [x, y] = place(f, u);
    const length = f.length * fullness * Math.sin(Math.PI * (0.16 + 0.8 * u)) * s.near;
    const heading = f.angle + f.bend * u;
    const lean = 1.25 - 0.55 * u;
    leaflets.push(drop(x, y, heading - lean, length, spread), drop(x, y, heading + lean, length, spread));
  }
  s.shape(leaflets, s.between(0, 1) > 0.4 ? inks[0] : inks[1], 0.8);
  s.pen(2.4, along(f));
}
