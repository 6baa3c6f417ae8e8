import { drawBlade } from '../blade.js';
import { along, grow, place, tick, type Frame } from '../frame.js';
import { CREAM, WOOD } from '../inks.js';
import type { Habit, Plot } from '../plot.js';
import type { Curve, Point } from '../sheet.js';

/** A ribbed, round-headed column with felted spots along its ribs. */
function column(p: Plot, f: Frame, width: number): void {
  const { s } = p;
  const left = along(f, -width, -width * 0.92);
  const right = along(f, width, width * 0.92);
  const top = (v: number): Point => place(f, 1 + (width * 0.95) / f.length, v);
  const whole: Curve = [...left, top(-width * 0.8), top(width * 0.8), ...right.toReversed()];
  s.wash([whole], p.leaves[0]);
  s.wash(
    [[...along(f, width * 0.25), top(width * 0.6), top(width * 0.8), ...right.toReversed()]],
    p.leaves[1],
  );
  s.stroke([left, [left.at(-1)!, top(-width * 0.8), top(width * 0.8), right.at(-1)!]], 1.3);
  s.pen(2.8, right);
  s.stroke(
    [-0.45, 0.05, 0.5].map((k) => along(f, width * k, width * k * 0.7)),
    0.8,
  );
  const spots = [-0.7, -0.2, 0.28, 0.74].flatMap((k) =>
    Array.from({ length: Math.round(f.length / 21) }, (_, i) =>
      place(f, 0.07 + (i * 21) / f.length + (k > 0 ? 0.03 : 0), k * width),
    ),
  );
  s.stroke(
    spots.flatMap(([x, y]) => [-0.6, 0.6].map((a) => tick(x, y, a, 6))),
    0.7,
  );
  s.dots(spots, 2.6, CREAM);
}

/** Slender leafless twigs, forking: the pencil cactus. */
function pencils(p: Plot, f: Frame, depth: number): void {
  p.stem(f, 4 + depth * 2.2, 3.4 + depth * 2);
  if (!depth) return;
  const [x, y] = place(f, 0.97);
  for (const turn of depth > 1 ? [-0.62, 0.05, 0.6] : [-0.4, 0.42]) {
    pencils(
      p,
      grow(x, y, f.angle + turn * p.s.near, f.length * p.s.between(0.66, 0.86), -turn * 0.5),
      depth - 1,
    );
  }
}

/** Flat joints growing out of each other: prickly pears and bunny ears. */
function pads(p: Plot, x: number, y: number, angle: number, r: number, depth: number): void {
  const { s } = p;
  const f = grow(x, y, angle, r * 2);
  const [tx, ty] = place(f, 0.94);
  for (const turn of depth ? [-0.75, 0.7, -0.05].slice(depth > 1 ? 0 : 1) : []) {
    const at = place(f, 0.86, turn * r * 0.8);
    pads(p, ...at, angle + turn * s.near, r * s.between(0.66, 0.8), depth - 1);
  }
  drawBlade(
    s,
    { ...f, length: Math.max(s.fineFrom, f.length) },
    { outline: 'fleshy', inks: p.leaves, width: 1.35 },
  );
  const areoles = [0.2, 0.38, 0.56, 0.74, 0.9].flatMap((u, i) =>
    (i % 2 ? [-0.3, 0.3] : [-0.45, 0, 0.45]).map((k) => place(f, u, k * r * (u > 0.85 ? 0.6 : 1))),
  );
  s.stroke(
    areoles.flatMap(([ax, ay]) => [-0.5, 0.6].map((a) => tick(ax, ay, a, 5))),
    0.7,
  );
  s.dots(areoles, 2.6, CREAM);
  if (!depth) p.flower(tx, ty, angle, 13);
}

/** Columns, pencils, or a swollen stem with leaves at its ends, depending on the leaf. */
export const succulentColumn: Habit = {
  usualLeaf: 'fleshy',
  draw(p) {
    const { s, x, y } = p;
    const { leaf, flower } = p.traits;
    if (leaf === 'none' && flower === 'none') return pencils(p, grow(x, y + 2, 0, 88, 0.1), 3);
    if (leaf === 'spiny' && flower === 'cup') return pads(p, x, y + 4, s.between(-0.1, 0.1), 52, 2);
    if (leaf === 'none' || leaf === 'spiny') {
      column(p, grow(x - 24, y + 3, -0.75, 70, 0.85), 15);
      column(p, grow(x + 26, y + 3, 0.7, 105, -0.8), 16);
      column(p, grow(x, y + 4, 0, 205, s.between(-0.06, 0.06)), 26);
      for (const dx of [-14, 12, 0]) p.flower(x + dx, y - 226 + Math.abs(dx) * 0.4, dx / 22, 20);
      return;
    }
    for (const [dx, angle, length] of [
      [-12, -0.6, 95],
      [12, 0.55, 105],
      [0, -0.03, 135],
    ] as const) {
      const f = p.stem(grow(x + dx, y + 4, angle * s.near, length, -angle * 0.8), 30, 9, WOOD);
      const [tx, ty] = place(f, 1);
      for (const turn of [-1.7, 1.7, 0, -1.1, 1.1, -0.5, 0.5].slice(0, s.few(7)))
        p.leaf(tx, ty, turn * s.near, 56, turn * 0.15);
      p.flower(tx - 13, ty - 22, -0.4, 21);
      p.flower(tx + 16, ty - 14, 0.5, 19);
    }
  },
};
