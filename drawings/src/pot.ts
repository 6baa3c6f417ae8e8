import { blob } from './frame.js';
import { EARTH, GLAZES, MOSS, TERRACOTTA, type Inks } from './inks.js';
import { drop } from './frame.js';
import type { Curve, Point, Sheet } from './sheet.js';
import type { Pot } from './traits.js';

/** The straight line between two points, as a curve that bows sideways by `bow`. */
function side([ax, ay]: Point, [bx, by]: Point, bow = 0): Curve {
  return [
    [ax, ay],
    [ax + (bx - ax) / 3 + bow, ay + (by - ay) / 3],
    [ax + ((bx - ax) * 2) / 3 + bow, ay + ((by - ay) * 2) / 3],
    [bx, by],
  ];
}

/** Half of an ellipse seen from the side: from the left rim to the right one, sagging by `sag`. */
function rim(x: number, y: number, r: number, sag: number): Curve {
  return [
    [x - r, y],
    [x - r * 0.7, y + sag * 1.3],
    [x + r * 0.7, y + sag * 1.3],
    [x + r, y],
  ];
}

/** A soft shadow on the ground, without an edge and without ink. */
export function drawShadow(s: Sheet, x: number, y: number, r: number): void {
  s.wash([blob(x + r * 0.12, y, r, r * 0.13, () => s.between(-0.03, 0.03))], '#7d8a5c3d');
  s.wash([blob(x + r * 0.1, y, r * 0.76, r * 0.085, () => s.between(-0.03, 0.03))], '#6472473d');
}

/** A pot with its earth, standing on `y` at `x`; returns the height of the earth. */
export function drawPot(s: Sheet, inks: Inks, x: number, y: number, r = 52, height = 78): number {
  const top = y - height;
  const lip = height * 0.24;
  const foot = r * s.between(0.62, 0.72);
  const bow = inks === TERRACOTTA ? 0 : s.between(2, 7);
  const left = side([x - r * 0.9, top + lip], [x - foot, y], -bow);
  const right = side([x + r * 0.9, top + lip], [x + foot, y], bow);
  const under = rim(x, y, foot, 5);
  const body: Curve = [...left, ...under.slice(1), ...right.toReversed().slice(1)];
  s.wash([body], inks[0]);
  s.wash(
    [
      [
        [x + foot * 0.3, y + 5],
        [x + foot * 0.5, y - height * 0.3],
        [x + foot * 0.6, top + lip * 2],
        [x + r * 0.45, top + lip],
        [x + r * 0.6, top + lip],
        [x + r * 0.8, top + lip],
        ...right.slice(0, 1),
        ...right.slice(1),
        [x + foot * 0.7, y + 4],
        [x + foot * 0.5, y + 5],
        [x + foot * 0.3, y + 5],
      ],
    ],
    inks[1],
  );
  if (inks !== TERRACOTTA) {
    const band = top + height * 0.55;
    s.stroke(
      [rim(x - 1, band, r * 0.83, 5), rim(x - 1, band + 7, r * 0.81, 5)],
      2,
      inks === GLAZES[2] ? GLAZES[0]![1] : '#f4e9c6',
    );
  }
  s.stroke([left, under], 1.2);
  s.pen(3, right);
  const collar: Curve = [
    ...side([x - r, top], [x - r * 0.93, top + lip]),
    ...rim(x, top + lip, r * 0.93, 6).slice(1),
    ...side([x + r * 0.93, top + lip], [x + r, top]).slice(1),
  ];
  s.shape([[...collar, ...rim(x, top, r, 7).toReversed().slice(1)]], inks[0], 1.2);
  s.shape([blob(x, top, r, r * 0.13, () => 0)], inks[1], 1.2);
  s.shape([blob(x, top + 1.5, r * 0.86, r * 0.085, () => 0)], EARTH[1], 0.6);
  s.pen(2.6, rim(x, top + lip, r * 0.93, 6).toReversed());
  return top;
}

/** A mound of earth with a few blades of grass, its top at `y`. */
export function drawEarth(s: Sheet, x: number, y: number, r = 74): void {
  const top: Curve = [
    [x - r, y + 14],
    [x - r * 0.6, y - 6],
    [x + r * 0.5, y - 8],
    [x + r, y + 14],
  ];
  s.wash([[...top, [x + r * 0.5, y + 21], [x - r * 0.6, y + 20], [x - r, y + 14]]], EARTH[0]);
  s.pen(2, top.toReversed());
  s.dots(
    Array.from({ length: 7 }, (): Point => [x + s.between(-0.6, 0.6) * r, y + s.between(4, 13)]),
    2.2,
    EARTH[1],
  );
  for (const dx of [-0.86, -0.5, 0.45, 0.8]) {
    const blades = [-0.4, 0, 0.45].map((a) =>
      drop(x + dx * r, y + 13, a + s.between(-0.15, 0.15), s.between(11, 20), 0.13),
    );
    s.shape(blades, MOSS[dx < 0 ? 0 : 1], 0.8);
  }
}

/** The inks of a pot; a glaze is one of three, chosen at random. */
export function potInks(s: Sheet, pot: Pot): Inks {
  return pot === 'glazed' ? GLAZES[Math.floor(s.between(0, GLAZES.length))]! : TERRACOTTA;
}
