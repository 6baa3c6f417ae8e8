import type { Curve, Point } from './sheet.js';

const { PI, abs, ceil, cos, round, sin, tan } = Math;

/** A stretch of growth: from a point, in a direction (0 is up, positive to the right), bending by so many radians. */
export interface Frame {
  x: number;
  y: number;
  angle: number;
  length: number;
  bend: number;
}

/** A frame, straight unless it is given a bend. */
export function grow(x: number, y: number, angle: number, length: number, bend = 0): Frame {
  return { x, y, angle, length, bend };
}

/** The point at `u` (0 base, 1 tip) along a frame and `v` pixels to the right of it. */
export function place(f: Frame, u: number, v = 0): Point {
  const turn = abs(f.bend) < 0.01 ? 0.01 : f.bend;
  const end = f.angle + turn * u;
  return [
    f.x + (f.length * (cos(f.angle) - cos(end))) / turn + v * cos(end),
    f.y + (f.length * (sin(f.angle) - sin(end))) / turn + v * sin(end),
  ];
}

/** The curve beside a frame, `from` pixels off at the base and `to` pixels off at the tip. */
export function along(f: Frame, from = 0, to = from): Curve {
  const stretches = ceil(abs(f.bend) / 0.9) || 1;
  return Array.from({ length: 3 * stretches + 1 }, (_, i) => {
    const knot = round(i / 3) / stretches;
    const heading = f.angle + f.bend * knot;
    const reach = (f.length / stretches / 3) * (i % 3 === 0 ? 0 : i % 3 === 1 ? 1 : -1);
    const [x, y] = place(f, knot, from + (to - from) * (i / 3 / stretches));
    return [x + sin(heading) * reach, y - cos(heading) * reach];
  });
}

/** A short straight line from a point. */
export function tick(x: number, y: number, angle: number, length: number): Curve {
  return [
    [x, y],
    [x + length * sin(angle), y - length * cos(angle)],
  ];
}

/** Walks a closed curve around a centre: `n` bulges of the given radii, used for discs, fruit and mounds. */
export function blob(x: number, y: number, rx: number, ry: number, wobble: () => number, n = 4): Point[] {
  const points: Point[] = [];
  const handle = (4 / 3) * tan(PI / (2 * n));
  const knots = Array.from({ length: n }, () => 1 + wobble());
  for (let i = 0; i <= n; i++) {
    const a = (i / n) * 2 * PI;
    const k = knots[i % n]!;
    const at = (t: number): Point => [
      x + rx * k * (cos(a) - t * handle * sin(a)),
      y + ry * k * (sin(a) + t * handle * cos(a)),
    ];
    if (i > 0) points.push(at(-1));
    points.push(at(0));
    if (i < n) points.push(at(1));
  }
  return points;
}

/** A drop-shaped loop from a point: the smallest leaflet or floret there is. */
export function drop(x: number, y: number, angle: number, length: number, spread = 0.35): Curve {
  const at = (a: number): Point => [x + 1.34 * length * sin(a), y - 1.34 * length * cos(a)];
  return [[x, y], at(angle - spread), at(angle + spread), [x, y]];
}
