import { drop, grow, place, tick, type Frame } from '../frame.js';
import { CREAM, LEAF_INKS } from '../inks.js';
import { edgeAt, veinsOf } from '../leaf-pattern.js';
import { BLADES } from '../leaf-shapes.js';
import { polygon } from '../scenes/lines.js';
import type { Curve, Point, Sheet } from '../sheet.js';
import { drawStem } from '../stem.js';

const INKS = LEAF_INKS.green;
const REACH = BLADES.oval.half;
const FRAME = grow(30, 96, 1.0, 126, -0.22);

/** A point of one edge, `out` pixels outside of it. */
function atEdge(f: Frame, t: number, side: number, out = 0): Point {
  const [u, v] = edgeAt('oval', t);
  return place(f, u, side * (v * REACH * f.length + out));
}

/** One edge from base to tip; `outs` gives the offset of each of its points in turn. */
const halfOf = (f: Frame, side: number, outs: readonly number[]): Point[] =>
  outs.map((out, i) => atEdge(f, i / (outs.length - 1), side, i === 0 || i === outs.length - 1 ? 0 : out));

/** A leaf from close up whose edge goes in and out. */
function leafWith(s: Sheet, outs: readonly number[]): void {
  const f = FRAME;
  drawStem(s, grow(f.x, f.y, f.angle + Math.PI, 22, 0.3), INKS, 4, 3);
  const [left, right] = [halfOf(f, -1, outs), halfOf(f, 1, outs)];
  const whole: Curve = polygon(...left, ...right.toReversed());
  s.wash([whole], INKS[0]);
  s.wash([polygon(place(f, 0), place(f, 0.5), place(f, 1), ...right.toReversed())], INKS[1]);
  s.stroke(veinsOf(f, 'oval', REACH * f.length, 4), 1);
  s.stroke([whole], 1.6);
  s.pen(2.3, [place(f, 0), place(f, 0.33), place(f, 0.66), place(f, 1)]);
}

const times = (n: number, each: readonly number[]) => Array.from({ length: n }, () => each).flat();

/** The edges of leaves, from close up. */
export const EDGES = {
  smooth: (s: Sheet) => leafWith(s, times(24, [0])),
  // Each tooth rises slowly and falls steeply, so that it points to the tip.
  toothed: (s: Sheet) => leafWith(s, [...times(11, [0, 3, 6, -1]), 0]),
  wavy: (s: Sheet) => leafWith(s, [...times(6, [0, 1.8, 3, 3, 1.8, 0, -1.5, -2.4, -1.5]), 0]),
  spiny: (s: Sheet) => {
    const spines = [-1, 1].flatMap((side) =>
      Array.from({ length: 9 }, (_, i): Curve => {
        const t = 0.1 + i * 0.09;
        const [x, y] = atEdge(FRAME, t, side, -2);
        return drop(x, y, FRAME.angle + FRAME.bend * t + side * 1.2, 11, 0.2);
      }),
    );
    leafWith(s, times(24, [0]));
    s.shape(spines, CREAM, 1.2);
    s.stroke(
      [-1, 1].map((side) => tick(...atEdge(FRAME, 0.99, side), FRAME.angle + FRAME.bend, 9)),
      1.4,
    );
  },
} as const;
