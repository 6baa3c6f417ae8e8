import { place } from '../frame.js';
import type { Habit } from '../plot.js';
import { leafScale } from '../shoot.js';

/** Nodding flowers along arching stalks above leaves from the base. */
export const bell: Habit = {
  usualLeaf: 'lance',
  draw(p) {
    const { s, x, y } = p;
    const narrow = p.hasLeaf('strap', 'needle', 'spiny');
    const size = 84 * leafScale(p);
    const few = p.traits.flower === 'spike' || p.traits.flower === 'cup';
    const grey = p.hasLeaf('strap') && p.traits.leafColour === 'grey';
    for (let i = 0; i < 8; i++) {
      const k = (i + 0.5) / 8;
      const side = (i % 2 ? 1 : -1) * k;
      if (narrow) p.leaf(x + side * 18, y + 2, side * 0.75, 165 * s.between(0.8, 1.05), side * 1.1, 1);
      else if (i > 1) p.stalkedLeaf({ x: x + side * 10, y, angle: side * 1.15, length: 42, bend: side * 0.2 }, size * 0.85, side * 0.3);
    }
    for (const lean of [-0.3, 0.34, 0.06]) {
      const dir = Math.sign(lean);
      const f = p.stem({ x: x + lean * 30, y, angle: lean, length: (lean === 0.06 ? 275 : 225) * s.between(0.92, 1.04), bend: dir * 0.75 }, 4.4, 2.6);
      if (p.traits.flower === 'spike') {
        p.flower(...place(f, 0.55), f.angle + f.bend * 0.6, 28);
        continue;
      }
      const bells = few || grey ? 1 : 6;
      for (let i = 0; i < bells; i++) {
        const u = bells === 1 ? 1 : 0.5 + (0.5 * i) / (bells - 1);
        const [bx, by] = place(f, u);
        const hang = Math.PI - dir * (bells === 1 ? 0.2 : 0.55) * (i % 2 ? 0.35 : 1) - (bells > 1 && i % 2 ? dir * -0.9 : 0);
        const drop = p.stem({ x: bx, y: by, angle: hang - dir * 0.9, length: 10, bend: dir * 0.9 }, 2.4, 2);
        const round = p.traits.flower !== 'bell';
        p.flower(...place(drop, 1), hang, (bells === 1 ? 30 : 21 - i * 1.5) * (round ? 1.1 : 1));
      }
    }
  },
};
