import { along, grow, place, type Frame } from '../frame.js';
import { WOOD } from '../inks.js';
import type { Habit, Plot } from '../plot.js';
import { leafScale } from '../shoot.js';
import type { Curve } from '../sheet.js';

const LARGE = ['split', 'arrow'] as const;

/** A stake bound with moss, and large leaves on long stalks: how a monstera is kept. */
function onMossPole(p: Plot): void {
  const { s, x, y } = p;
  const pole = p.stem(grow(x + 4, y, 0.02, 235), 17, 15, WOOD);
  const turns = Array.from({ length: 9 }, (_, i): Curve => {
    const u = 0.08 + i * 0.1;
    return [
      place(pole, u, -8),
      place(pole, u + 0.03, -2),
      place(pole, u + 0.04, 3),
      place(pole, u + 0.03, 8),
    ];
  });
  s.stroke(turns, 1);
  const n = 7;
  for (let i = 0; i < n; i++) {
    const side = i % 2 ? 1 : -1;
    const k = 1 - i / n;
    const [sx, sy] = place(pole, 0.1 + 0.85 * k);
    const reach = [66, 40, 74, 30][(i >> 1) % 4]!;
    const f = grow(sx, sy, side * (0.2 + 0.8 * (1 - k)) * s.near, reach * s.near, side * 0.4);
    p.stalkedLeaf(f, (104 + 26 * (1 - k)) * s.near, side * (reach > 50 ? 0.85 : 1.3));
  }
  p.flower(x - 30, y - 70, -0.6, 26);
}

/** Canes tied to a fan, with shoots winding up them. */
export const climber: Habit = {
  usualLeaf: 'heart',
  leafy: true,
  draw(p) {
    const { s, x, y } = p;
    if (p.hasLeaf(...LARGE)) return onMossPole(p);
    const canes = [-0.17, 0, 0.17].map((angle) =>
      p.stem(grow(x + angle * 110, y + 4, angle, 300), 4.5, 3.5, WOOD),
    );
    for (const u of [0.35, 0.62, 0.88]) {
      const [a, b] = [place(canes[0]!, u), place(canes[2]!, u)];
      s.stroke([[a, b]], 3, WOOD[0]);
      s.stroke([[a, b]], 0.9);
    }
    const size = 46 * leafScale(p);
    const shoots = [
      [-16, -0.34, 0.35],
      [16, 0.36, -0.4],
      [0, -0.04, 0.1],
    ] as const;
    const blooms: Frame[] = [];
    for (const [dx, angle, bend] of shoots) {
      const f = p.stem(grow(x + dx, y, angle, 285 * s.near, bend), 4, 2);
      const n = s.few(p.compound ? 5 : 8);
      for (let i = 0; i < n; i++) {
        const u = 0.1 + (0.88 * i) / n;
        const [lx, ly] = place(f, u);
        const side = i % 2 ? 1 : -1;
        p.leaf(lx, ly, angle + side * s.near, size * s.near, side * 0.3);
        if (i % 2 && u > 0.25) blooms.push({ ...f, x: lx - side * 12, y: ly, angle: -side * 0.7 });
      }
      const tip = {
        ...f,
        x: place(f, 1)[0],
        y: place(f, 1)[1],
        angle: angle + bend,
        length: 34,
        bend: angle < 0 ? -4 : 4,
      };
      s.stroke([along(tip)], 2, p.leaves[1]);
    }
    const hanging = p.traits.flower === 'fruit';
    blooms.filter((_, i) => !hanging || i % 2).forEach((b) => p.flower(b.x, b.y, b.angle, hanging ? 30 : 21));
  },
};
