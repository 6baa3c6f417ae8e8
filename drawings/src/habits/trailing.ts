import { grow, place, tick, type Frame } from '../frame.js';
import type { Habit, Plot } from '../plot.js';
import { drawShoot, leafScale } from '../shoot.js';
import type { Curve } from '../sheet.js';
import type { PlantTraits } from '../traits.js';

const isSpider = ({ leaf, pattern }: PlantTraits) => leaf === 'strap' && pattern !== 'plain';

/** Arching straps with plantlets on runners: the spider plant. */
function spider(p: Plot): void {
  const { s, x, y } = p;
  for (const side of [-1, 1, -0.72]) {
    const f = p.stem(grow(x, y, side * 0.8, 230 * s.near, side * 2.2), 3, 2.4);
    const [tx, ty] = place(f, 1);
    for (const turn of [-1.3, 1.3, -0.7, 0.7, 0]) p.leaf(tx, ty, turn, 42, turn * 0.9, 1.6);
    p.flower(...place(f, 0.62), 0, 11);
  }
  const n = s.count(14, 16);
  for (let i = 0; i < n; i++) {
    const angle = (i % 2 ? 1 : -1) * 1.15 * ((i + 0.4) / n);
    p.leaf(
      x + angle * 10,
      y + 2,
      angle,
      s.between(130, 165),
      Math.sign(angle) * (0.5 + Math.abs(angle) * 1.1),
      1,
    );
  }
}

/** A thick stem without leaves: bristled like a rat's tail, or jointed like a Christmas cactus. */
function tail(p: Plot, f: Frame): void {
  const { s } = p;
  if (p.leafKind === 'fleshy') {
    for (let i = 0; i < 5; i++) {
      const u = i * 0.19;
      const joint = grow(...place(f, u), f.angle + f.bend * u, f.length * 0.22, f.bend * 0.2);
      p.leaf(joint.x, joint.y, joint.angle, joint.length, joint.bend, 0.95);
    }
    return;
  }
  p.stem(f, 13, 9);
  const bristles = Array.from({ length: 26 }, (_, i): Curve => {
    const u = 0.05 + i * 0.036;
    const side = [-1, 1, 0.1][i % 3]!;
    const [x, y] = place(f, u, side * 5);
    return tick(x, y, f.angle + f.bend * u + side * 1.1, 6);
  });
  s.stroke(bristles, 0.9);
}

/** Vines that fall over the rim of a hanging pot, or creep where there is none. */
export const trailing: Habit = {
  usualLeaf: 'heart',
  hangs: (traits) => !isSpider(traits),
  draw(p) {
    const { s, x, y } = p;
    const { flower, leaf, leafColour, pot } = p.traits;
    const straps = p.hasLeaf('strap');
    if (isSpider(p.traits)) return spider(p);
    const falls = pot !== 'none';
    const jointed =
      leaf === 'fleshy' && leafColour === 'green' && (flower === 'trumpet' || flower === 'star');
    const tails = jointed || leaf === 'spiny';
    const beads = !tails && (p.hasLeaf('fleshy') || (p.hasLeaf('round') && !p.flowers));
    const size = beads
      ? 15
      : straps
        ? 62
        : leaf === 'none'
          ? 14
          : p.hasLeaf('needle')
            ? 26
            : 38 * leafScale(p);
    const n = beads ? s.count(8, 9) : s.few(7);
    for (let i = 0; i < n; i++) {
      const way = i % 2 ? 1 : -1;
      const side = way * (0.4 + (0.7 * i) / n);
      const f = falls
        ? grow(
            x + side * 52,
            y + 4,
            Math.PI - side * 0.5,
            (235 - Math.abs(side) * 60) * s.between(0.6, 1),
            side * 0.45,
          )
        : grow(x + side * 40, y + 4, side * 1.35, 120 * s.between(0.7, 1), way * s.between(-0.5, 0.3));
      if (tails) tail(p, f);
      else {
        const leaves = beads ? 13 : straps ? 3 : p.compound ? 4 : 7;
        drawShoot(p, f, {
          leaves,
          length: size,
          from: 0.1,
          spread: beads ? 1.2 : 0.9,
          thickness: 2.4,
          leafWidth: beads && leaf === 'fleshy' ? 1.7 : 1,
        });
      }
      if (!p.flowers) continue;
      const rich = ['spike', 'cluster', 'daisy', 'rose', 'orchid', 'star'].includes(flower);
      for (const u of tails ? [1] : rich ? [s.between(0.4, 0.85)] : [0.42, 0.8])
        p.flower(...place(f, u), tails ? f.angle + f.bend : side * 0.8, flower === 'fruit' ? 17 : 20);
    }
    if (tails || beads) return;
    for (let i = 0; i < 6; i++) {
      const side = ((i + 0.5) / 6) * (i % 2 ? 1 : -1);
      p.leaf(x + side * 34, y + 3, side * 1.2, size * (straps ? 1.2 : 1) * s.near, side * 0.4);
    }
  },
};
