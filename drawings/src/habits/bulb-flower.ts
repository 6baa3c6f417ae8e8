import { blob, grow, place } from '../frame.js';
import type { Habit, Plot } from '../plot.js';
import { drawShoot, leafScale } from '../shoot.js';
import type { Point } from '../sheet.js';

const SIZES: Record<string, number> = {
  cup: 34,
  spike: 34,
  spathe: 40,
  cluster: 36,
  orchid: 44,
  daisy: 40,
  bell: 24,
};

/** Floating pads, with water around them. */
function pads(p: Plot): void {
  const { s, x, y } = p;
  const water = [
    [-118, 16],
    [20, 26],
    [70, 10],
    [-60, 30],
  ].map(([dx, dy]): Point[] => [
    [x + dx!, y + dy!],
    [x + dx! + 15, y + dy! - 3],
    [x + dx! + 35, y + dy! + 3],
    [x + dx! + 52, y + dy!],
  ]);
  for (const [dx, dy, r] of [
    [-70, -6, 54],
    [74, -2, 50],
    [-8, 12, 62],
  ] as const) {
    const pad = blob(x + dx, y + dy, r, r * 0.27, () => s.between(-0.04, 0.04), 5);
    s.wash([pad], p.leaves[0]);
    s.stroke([pad], 1.2);
    const spokes = Array.from({ length: 7 }, (_, i): Point[] => {
      const end: Point = [x + dx + Math.cos(i * 0.9) * r * 0.8, y + dy + Math.sin(i * 0.9) * r * 0.2];
      return [[x + dx, y + dy], end];
    });
    s.stroke(spokes, 0.8);
  }
  s.stroke(water, 2, '#7fa9ab');
}

/** A stalk from a bulb with its flower, between strap leaves. */
export const bulbFlower: Habit = {
  usualLeaf: 'strap',
  draw(p) {
    const { s, x, y } = p;
    const { flower, traits } = { flower: p.traits.flower, traits: p.traits };
    if (p.hasLeaf('round')) pads(p);
    const narrow = p.hasLeaf('strap', 'needle', 'spiny');
    const n = p.hasLeaf('round') ? 0 : narrow ? s.count(6, 7) : p.hasLeaf('lance') ? 3 : 5;
    const stalks = flower === 'spike' || traits.leaf === 'lance' ? 1 : p.hasLeaf('round') ? 1 : s.count(2, 3);
    const blade = (i: number) => {
      const side = (i % 2 ? 1 : -1) * ((i + 0.6) / n);
      if (narrow)
        p.leaf(
          x + side * 22,
          y + 3,
          side * 0.5,
          (205 - 50 * Math.abs(side)) * s.near,
          Math.sign(side) * s.between(0.18, 0.6),
          1.5,
        );
      else p.stalkedLeaf(grow(x + side * 16, y, side * 0.7, 70, side * 0.2), 105 * leafScale(p), side * 0.4);
    };
    for (let i = 0; i < n - 2; i++) blade(i);
    for (let i = 0; i < stalks; i++) {
      const side = stalks === 1 ? s.between(-0.05, 0.05) : (i / (stalks - 1) - 0.5) * 0.62;
      const height = (p.hasLeaf('round') ? 120 : 245) * (1 - 0.16 * (i % 2)) * s.near;
      const f = grow(x + side * 30, y, side, height, side * 0.35);
      if (p.hasLeaf('lance'))
        drawShoot(p, f, { leaves: 9, length: 64, from: 0.08, spread: 1, thickness: 5.5, bare: true });
      else p.stem(f, 5.5, 4.5);
      const [fx, fy] = place(f, flower === 'spike' ? 0.5 : 1);
      const heads = flower === 'trumpet' && stalks === 1 ? [-1.1, 1.1, 0] : [0];
      for (const turn of heads) {
        const size = SIZES[flower] ?? 40;
        p.flower(
          fx + turn * 34,
          fy + Math.abs(turn) * 14,
          f.angle + f.bend + turn + (flower === 'trumpet' && !turn ? side : 0),
          size,
        );
      }
      if (!p.flowers) p.leaf(fx, fy, side, 50);
    }
    for (let i = Math.max(0, n - 2); i < n; i++) blade(i);
  },
};
