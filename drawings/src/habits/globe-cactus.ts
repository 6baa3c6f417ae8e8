import { blob, tick } from '../frame.js';
import { CREAM } from '../inks.js';
import type { Habit, Plot } from '../plot.js';
import type { Curve, Point } from '../sheet.js';

/** One ribbed ball with rows of spines, standing on `y`. */
function globe(p: Plot, x: number, y: number, r: number): void {
  const { s } = p;
  const cy = y - r * 0.82;
  const ball = blob(x, cy, r, r * 0.93, () => s.between(-0.02, 0.02), 6);
  s.wash([ball], p.leaves[0]);
  s.wash(
    [
      [
        [x + r * 0.25, cy - r * 0.9],
        [x + r * 1.3, cy - r * 0.7],
        [x + r * 1.2, cy + r * 0.75],
        [x + r * 0.25, cy + r * 0.9],
        [x + r * 0.75, cy + r * 0.4],
        [x + r * 0.75, cy - r * 0.4],
        [x + r * 0.25, cy - r * 0.9],
      ],
    ],
    p.leaves[1],
  );
  const rib = (k: number): Curve => [
    [x + k * r * 0.12, cy - r * 0.9],
    [x + k * r * 1.12, cy - r * 0.5],
    [x + k * r * 1.12, cy + r * 0.5],
    [x + k * r * 0.5, cy + r * 0.9],
  ];
  const ribs = [-0.82, -0.5, -0.17, 0.17, 0.5, 0.82].map(rib);
  s.stroke(ribs, 1);
  s.pen(2.6, ball.toReversed());
  const areoles = [-0.98, -0.66, -0.34, 0, 0.34, 0.66, 0.98].flatMap((k, i) =>
    Array.from({ length: r > 50 ? 6 : 4 }, (_, j): Point => {
      const t = 0.12 + (0.76 * (j + (i % 2) * 0.5)) / (r > 50 ? 6 : 4);
      const m = 1 - t;
      return [
        x + k * r * (0.12 * m + 3.36 * 0.93 * t * m * 0.93 + 0.5 * t * t * t),
        cy + r * 0.9 * (2 * t - 1) * 0.96,
      ];
    }),
  );
  const spines = areoles.flatMap(([ax, ay]) =>
    [-1.1, 0, 1.1].map((a) => tick(ax, ay, a + (ax - x) / r, r * 0.13)),
  );
  if (p.traits.leaf !== 'none') s.stroke(spines, 0.9, '#ecd9a4');
  s.dots(areoles, r * 0.055, CREAM);
}

/** Pairs of swollen leaves, split across: living stones. */
function stones(p: Plot): void {
  const { s, x, y } = p;
  for (const [dx, dy, r] of [
    [-46, -2, 34],
    [48, -4, 36],
    [2, 6, 46],
    [-84, 14, 24],
    [74, 16, 26],
  ] as const) {
    const [cx, cy] = [x + dx * 0.85, y + dy];
    const stone = blob(cx, cy - r * 0.6, r, r * 0.8, () => s.between(-0.04, 0.04));
    const face = blob(cx, cy - r * 0.95, r * 0.86, r * 0.4, () => s.between(-0.04, 0.04));
    s.wash([stone], p.leaves[1]);
    s.pen(2.2, stone.toReversed());
    s.shape([face], p.leaves[0], 1);
    const split: Point[] = [
      [cx - r * 0.12, cy - r * 1.34],
      [cx + r * 0.06, cy - r],
      [cx - r * 0.06, cy - r * 0.8],
      [cx + r * 0.1, cy - r * 0.56],
    ];
    s.pen(5, split);
    const spots = Array.from({ length: 8 }, (_, i): Point => [
      cx + (((i * 3) % 8) / 8 - 0.42) * r * 1.4,
      cy - r * (0.8 + (i % 4) * 0.1),
    ]);
    s.dots(spots, 2.2, CREAM);
    if (r > 34) p.flower(cx, cy - r * 0.95, 0, r * 0.95);
  }
}

/** A ribbed ball, often with a young one beside it, flowering from its crown. */
export const globeCactus: Habit = {
  usualLeaf: 'spiny',
  draw(p) {
    const { s, x, y } = p;
    if (p.traits.leaf === 'fleshy') return stones(p);
    const side = s.between(0, 1) < 0.5 ? -1 : 1;
    globe(p, x + side * 54, y + 6, 30);
    globe(p, x - side * 8, y + 8, s.between(70, 80));
    for (const dx of [-24, 26, 0]) p.flower(x - side * 8 + dx, y - 122 + Math.abs(dx) * 0.3, dx / 30, 21);
  },
};
