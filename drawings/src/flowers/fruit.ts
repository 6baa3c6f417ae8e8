import { blob, drop, grow, place } from '../frame.js';
import { LEAF_INKS } from '../inks.js';
import type { Curve, Point } from '../sheet.js';
import type { Bloom } from './bloom.js';

const LONG: readonly string[] = ['green', 'purple'];

/** A bunch of round berries that narrows downwards. */
function grapes(b: Bloom): void {
  const r = b.size * 0.3;
  for (const [row, n] of [3, 4, 3, 2, 1].entries()) {
    for (let i = 0; i < n; i++) {
      const x = b.x + (i - (n - 1) / 2) * r * 1.5;
      b.s.shape(
        [blob(x, b.y + row * r * 1.35, r, r, () => b.s.between(-0.05, 0.05))],
        b.inks[(row + i) % 3 ? 0 : 1],
      );
    }
  }
}

/** A hanging fruit: round, long (green and purple vegetables), lemon-tipped (yellow) or a seeded berry (low red ones). */
export function fruit(b: Bloom): void {
  const { s, x, y, inks } = b;
  const { flowerColour: colour, habit } = b.traits;
  if (habit === 'climber') return grapes(b);
  const berry =
    (colour === 'red' || colour === 'pink') &&
    (habit === 'herb' || habit === 'rosette' || habit === 'trailing');
  const long = LONG.includes(colour!) && habit === 'vegetable';
  const r = b.size * (long ? 0.5 : 0.8);
  const h = r * (long ? 2.6 : colour === 'yellow' ? 1.22 : berry ? 1.2 : 0.94);
  const cy = y + h * 0.92;
  const body = berry
    ? ([
        [x, y + 2 * h],
        [x - r * 0.5, y + 2 * h],
        [x - r * 1.7, y],
        [x, y],
        [x + r * 1.7, y],
        [x + r * 0.5, y + 2 * h],
        [x, y + 2 * h],
      ] as const)
    : blob(x, cy, r, h, () => s.between(-0.04, 0.04));
  s.wash([body], inks[0]);
  s.wash(
    [
      [
        [x + r * 0.2, cy + h * 0.95],
        [x + r * 0.75, cy + h * 0.5],
        [x + r * 0.75, cy - h * 0.4],
        [x + r * 0.55, cy - h * 0.8],
        [x + r * 1.15, cy - h * 0.3],
        [x + r * 1.1, cy + h * 0.7],
        [x + r * 0.2, cy + h * 0.95],
      ],
    ],
    inks[1],
  );
  s.pen(2, body.toReversed());
  if (colour === 'yellow') s.dots([[x, cy + h]], r * 0.4, inks[1]);
  if (berry)
    s.dots(
      Array.from({ length: 9 }, (_, i): Point => [
        x + r * (((i * 5) % 7) / 4.5 - 0.65),
        y + h * (0.4 + i * 0.12),
      ]),
      1.6,
      '#f8e7b6',
    );
  const calyx = [-1.9, -1, 0, 1, 1.9].map((turn): Curve => drop(x, y, Math.PI + turn, r * 0.5, 0.2));
  s.shape(calyx, LEAF_INKS.dark[1], 0.8);
  const stalk = place(grow(x, y, 0, r * 0.5), 1);
  s.stroke([[[x, y], stalk]], 2, LEAF_INKS.dark[1]);
}
