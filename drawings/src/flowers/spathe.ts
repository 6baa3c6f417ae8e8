import { drawBlade } from '../blade.js';
import { grow, place } from '../frame.js';
import { FLOWER_INKS } from '../inks.js';
import type { Point } from '../sheet.js';
import type { Bloom } from './bloom.js';

/** A single sheath around a club of tiny flowers, as of a peace lily. */
export function spathe(b: Bloom): void {
  const { s, x, y, size } = b;
  const lean = b.angle < 0 ? -1 : 1;
  const sheath = grow(x, y, b.angle + lean * 0.35, size * 2.1, -lean * 0.5);
  drawBlade(s, sheath, {
    outline: b.traits.flowerColour === 'red' || b.traits.flowerColour === 'pink' ? 'heart' : 'oval',
    inks: [b.inks[0], b.inks[1]],
    width: 1.1,
  });
  const club = grow(x, y, b.angle, size * 1.15);
  drawBlade(s, club, {
    outline: 'ray',
    inks: b.traits.flowerColour === 'yellow' ? FLOWER_INKS.white : FLOWER_INKS.yellow,
    width: 1,
  });
  const bumps = Array.from({ length: 8 }, (_, i): Point =>
    place(club, 0.25 + i * 0.085, (i % 2 ? 1 : -1) * size * 0.06),
  );
  s.dots(bumps, Math.max(1.2, size * 0.06), '#b98524');
}
