import { tick } from '../frame.js';
import type { Curve } from '../sheet.js';
import { petal, type Bloom } from './bloom.js';

/** Six pointed petals, curling back, and long stamens: lilies, clematis, jasmine. */
export function star(b: Bloom): void {
  const { s, size } = b;
  const start = s.between(-0.2, 0.2);
  for (let i = 0; i < 6; i++) {
    const turn = start + (i % 3) * 2.094 + (i > 2 ? 1.047 : 0);
    petal(b, 'point', turn, 1.05, 1.15, i < 3, turn > 3.1 ? -0.4 : 0.4);
  }
  const stamens = [-0.75, -0.25, 0.25, 0.75, 2.4, -2.4].map((turn): Curve => {
    return tick(b.x, b.y, b.angle + turn, size * 0.5);
  });
  s.stroke(stamens, size > 20 ? 1.1 : 0.8);
  s.dots(
    stamens.map((c) => c[1]!),
    Math.max(2, size * 0.13),
    b.traits.flowerColour === 'yellow' ? '#8a4b33' : '#e2ab38',
  );
}
