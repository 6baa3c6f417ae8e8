import { along, blob, place, type Frame } from './frame.js';
import { CREAM, INK } from './inks.js';
import { BLADES, type Outline } from './leaf-shapes.js';
import type { Curve, Point, Sheet } from './sheet.js';
import type { Pattern } from './traits.js';

const SHADE = INK + '66';

/** The point of a half edge at `t` from base (0) to tip (1), as `u` along and `v` away from the midrib. */
export function edgeAt(outline: Outline, t: number): Point {
  const { edge } = BLADES[outline];
  const stretches = (edge.length - 2) / 6;
  const i = Math.min(stretches - 1, Math.floor(t * stretches));
  const k = t * stretches - i;
  const axis = (o: number) => {
    const [a, b, c, d] = [0, 2, 4, 6].map((j) => edge[i * 6 + j + o]!) as [number, number, number, number];
    const m = 1 - k;
    return m * m * m * a + 3 * m * m * k * b + 3 * m * k * k * c + k * k * k * d;
  };
  return [axis(0), axis(1)];
}

/** Side veins on both halves, from the midrib forward to near the edge. */
export function veinsOf(f: Frame, outline: Outline, reach: number, n = 3, straight = false): Curve[] {
  const veins: Curve[] = [];
  for (let i = 0; i < n; i++) {
    const [u, v] = edgeAt(outline, 0.16 + (0.66 * (i + 0.5)) / n);
    const from = Math.max(0.03, u - 0.2);
    for (const side of [-reach, reach]) {
      const at = (t: number, lift: number) => place(f, from + (u - from) * t, side * v * lift);
      const end = at(0.92, 0.82);
      veins.push(straight ? [at(0, 0), end] : [at(0, 0), at(0.25, 0.3), at(0.55, 0.6), end]);
    }
  }
  return veins;
}

/** Stiff straps are banded across, arching ones striped along, broad blades feathered along their veins. */
function stripes(s: Sheet, f: Frame, outline: Outline, reach: number): void {
  const small = f.length < s.fineFrom;
  if (outline !== 'strap' && outline !== 'spiny') {
    return s.stroke(veinsOf(f, outline, reach * 0.92, small ? 2 : 5, small), f.length * 0.035, SHADE);
  }
  if (Math.abs(f.bend) > 0.14) return s.stroke([along(f, -reach * 0.2, 0)], reach * 0.7, CREAM);
  const bands: Curve[] = [];
  for (let u = 0.1; u < 0.9; u += s.between(0.07, 0.1)) {
    const v = reach * (u > 0.75 ? 0.5 : 0.8);
    bands.push([
      place(f, u, -v),
      place(f, u + 0.04, -v * 0.3),
      place(f, u - 0.03, v * 0.3),
      place(f, u + 0.01, v),
    ]);
  }
  s.stroke(bands, 3, SHADE);
}

/** Paints a pattern inside a blade that has been washed already. */
export function paintPattern(s: Sheet, f: Frame, outline: Outline, reach: number, pattern: Pattern): void {
  const small = f.length < s.fineFrom;
  if (pattern === 'striped') stripes(s, f, outline, reach);
  if (pattern === 'veined') {
    s.stroke([along(f), ...veinsOf(f, outline, reach, small ? 2 : 4, small)], small ? 1.5 : 3, CREAM);
  }
  if (pattern === 'spotted') {
    const spots = Array.from({ length: small ? 4 : 11 }, () => {
      const [u, v] = edgeAt(outline, s.between(0.15, 0.85));
      return place(f, u, v * reach * s.between(-0.75, 0.75));
    });
    s.dots(spots, Math.max(2, f.length * 0.04), CREAM);
  }
  if (pattern === 'variegated' && small) {
    const side = s.between(0, 1) < 0.5 ? -0.8 : 0.8;
    s.wash(
      [[place(f, 0.12), place(f, 0.3, side * reach), place(f, 0.75, side * reach), place(f, 0.85)]],
      CREAM,
    );
  } else if (pattern === 'variegated') {
    const patches = [-1, 1].flatMap((side) =>
      Array.from({ length: 2 }, (_, i): Curve => {
        const [u, v] = edgeAt(outline, s.between(0.25, 0.4) + i * 0.32);
        const [x, y] = place(f, u, side * v * reach * 0.5);
        const size = Math.min(f.length * 0.12, Math.abs(v) * reach * 0.42);
        return blob(x, y, size, size * s.between(0.7, 1.1), () => s.between(-0.25, 0.25));
      }),
    );
    s.wash(patches, CREAM);
  }
}
