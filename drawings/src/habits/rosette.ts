import { grow, place } from '../frame.js';
import { Plot, type Habit } from '../plot.js';
import { leafScale } from '../shoot.js';
import { swords } from './swords.js';

/** Leaves rising from one point: upright ones behind, then the sides, then a few short ones in front. */
function fan(p: Plot, n: number, draw: (angle: number, reach: number) => void): void {
  for (let i = 0; i < n; i++) {
    const k = (i + 0.5) / n;
    draw((i % 2 ? 1 : -1) * (0.08 + 1.42 * k) * p.s.near, 1 - 0.22 * k);
  }
}

function flowerStalks(p: Plot, n: number, height: number, size: number): void {
  if (!p.flowers) return;
  for (let i = 0; i < n; i++) {
    const side = n === 1 ? p.s.between(-0.08, 0.08) : (i / (n - 1) - 0.5) * 0.9;
    const f = grow(p.x + side * 16, p.y, side, height * p.s.near, side * 0.3);
    p.stem(f, 4, 3);
    const [x, y] = place(f, 1);
    p.flower(x, y, f.angle + f.bend, size);
  }
}

/** A houseleek, looked into from above: rings of short thick leaves, the outer ones first. */
function cupOfLeaves(p: Plot): void {
  const { s, x } = p;
  const y = p.y - 34;
  for (const [n, reach, start] of [
    [9, 100, 0.1],
    [8, 78, 0.5],
    [6, 54, 0.2],
    [5, 32, 0.6],
  ] as const) {
    for (let i = 0; i < n; i++) {
      const angle = start + (i * 2 * Math.PI) / n + s.between(-0.06, 0.06);
      const flat = 0.62 + 0.38 * Math.abs(Math.sin(angle));
      p.leaf(x, y, angle, reach * flat * s.near, 0, 1.2 / flat);
    }
  }
}

/** Whether fleshy leaves make a houseleek rather than an aloe, which is marked or carries a spike. */
function isCup(p: Plot): boolean {
  const { flower, pattern } = p.traits;
  return (
    p.hasLeaf('fleshy') &&
    (flower === 'star' || pattern === 'edged' || (flower === 'bell' && pattern === 'plain'))
  );
}

/** A rosette: fleshy and narrow leaves from the base, broad ones on stalks. */
export const rosette: Habit = {
  usualLeaf: 'oval',
  draw(p) {
    const { s, x, y } = p;
    const { flower } = p.traits;
    if (p.hasLeaf('strap') && p.traits.pattern === 'striped') return swords(p);
    if (isCup(p)) {
      flowerStalks(p, 2, 150, 17);
      return cupOfLeaves(p);
    }
    const stalks = flower === 'spike' ? 1 : flower === 'spathe' ? 3 : s.count(3, 4);
    const size = { spike: 26, spathe: 34, daisy: 30, cup: 22, bell: 15, rose: 22 }[flower as string] ?? 26;
    if (p.hasLeaf('fleshy', 'spiny', 'strap', 'lance', 'needle', 'pinnate') && flower !== 'spathe') {
      const long = { fleshy: 165, spiny: 165, strap: 190, lance: 150, needle: 110, pinnate: 170 }[
        p.leafKind as string
      ]!;
      const thick = p.hasLeaf('fleshy') ? 1.45 : p.hasLeaf('strap') ? 1.5 : 1.15;
      flowerStalks(p, flower === 'star' || flower === 'spike' ? 1 : stalks, long * 1.25, size * 1.2);
      const toothed = p.hasLeaf('fleshy') ? new Plot(s, p.traits, 'spiny', x, y) : p;
      fan(p, s.count(12, 15), (angle, reach) => {
        const arch = p.hasLeaf('fleshy', 'spiny') ? -angle * 0.42 : angle * 0.75;
        toothed.leaf(x + angle * 12, y + 2, angle * 0.9, long * reach * s.near, arch, thick);
      });
      if (p.hasLeaf('fleshy', 'spiny'))
        for (const side of [-0.42, 0.45, 0.06])
          toothed.leaf(x + side * 44, y + 7, side, long * 0.5, 0, thick);
      return;
    }
    const size1 = 82 * leafScale(p);
    flowerStalks(p, stalks, 190, size);
    fan(p, s.count(8, 10), (angle, reach) => {
      const low = Math.abs(angle) / 1.5;
      const f = grow(x + angle * 14, y, angle * 0.78, (92 - 62 * low) * s.near, angle * 0.2);
      p.stalkedLeaf(f, size1 * (0.92 + 0.14 * reach) * s.near, angle * 0.3);
    });
    for (const side of [-0.62, 0.6, -0.08]) {
      p.stalkedLeaf(grow(x + side * 22, y + 2, side, 16), size1 * s.between(0.66, 0.78), side * 0.3);
    }
  },
};
