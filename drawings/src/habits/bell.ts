import { grow, place } from '../frame.js';
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
    const leaves = s.few(8);
    for (let i = 0; i < leaves; i++) {
      const k = (i + 0.5) / leaves;
      const side = (i % 2 ? 1 : -1) * k;
      if (narrow) p.leaf(x + side * 18, y + 2, side * 0.75, 165 * s.near, side * 1.1, 1);
      else if (i > 1)
        p.stalkedLeaf(grow(x + side * 10, y, side * 1.15, 42, side * 0.2), size * 0.85, side * 0.3);
    }
    for (const lean of [-0.3, 0.32, 0.05]) {
      const dir = Math.sign(lean);
      const bells = few || grey ? 1 : Math.max(2, s.few(6));
      const f = p.stem(
        grow(x + lean * 30, y, lean, (lean === 0.05 ? 270 : 205) * s.near, dir * (bells === 1 ? 0.9 : 0.4)),
        4.4,
        2.6,
      );
      if (p.traits.flower === 'spike') {
        p.flower(...place(f, 0.55), f.angle + f.bend * 0.6, 28);
        continue;
      }
      for (let i = 0; i < bells; i++) {
        const u = bells === 1 ? 1 : 0.42 + (0.56 * i) / (bells - 1);
        const [bx, by] = place(f, u);
        const side = bells === 1 || i % 2 ? dir : -dir;
        const hang = Math.PI - side * (bells === 1 ? 0.2 : 0.5);
        const drop = p.stem(grow(bx, by, hang - side * 1.4, bells === 1 ? 16 : 9, side * 1.4), 2.4, 2);
        const round = p.traits.flower !== 'bell';
        p.flower(...place(drop, 1), hang, (bells === 1 ? 30 : 23 - i * 1.8) * (round ? 1.1 : 1));
      }
    }
  },
};
