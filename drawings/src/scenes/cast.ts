import { drawBlade } from '../blade.js';
import { plantMarks } from '../draw-plant.js';
import { blob, drop, grow, place } from '../frame.js';
import { EARTH, LEAF_INKS, MOSS, TERRACOTTA, type Inks } from '../inks.js';
import { drawPot } from '../pot.js';
import { seededRandom } from '../random.js';
import { Sheet, type Point } from '../sheet.js';
import type { PlantTraits } from '../traits.js';

/** The positions in a scene. */
export const FLOOR = 284;

export const MONSTERA: PlantTraits = {
  habit: 'climber',
  leaf: 'split',
  pattern: 'plain',
  leafColour: 'dark',
  flower: 'none',
  flowerColour: null,
  pot: 'terracotta',
};
export const ORCHID: PlantTraits = {
  habit: 'orchid',
  leaf: 'strap',
  pattern: 'plain',
  leafColour: 'green',
  flower: 'orchid',
  flowerColour: 'pink',
  pot: 'glazed',
};
export const ALOE: PlantTraits = {
  ...ORCHID,
  habit: 'rosette',
  leaf: 'fleshy',
  leafColour: 'blue',
  flower: 'none',
  flowerColour: null,
};
export const DAISIES: PlantTraits = {
  ...ORCHID,
  habit: 'daisy',
  leaf: 'lance',
  flower: 'daisy',
  flowerColour: 'white',
  pot: 'terracotta',
};
export const TULIPS: PlantTraits = {
  ...ORCHID,
  habit: 'bulb-flower',
  flower: 'cup',
  flowerColour: 'red',
  pot: 'none',
};
export const IVY: PlantTraits = {
  ...MONSTERA,
  leaf: 'lobed',
  leafColour: 'green',
  pot: 'none',
  habit: 'trailing',
};

/** One plant of a scene, of this height, standing on the floor at `x`. */
export function plant(traits: PlantTraits, x: number, height: number): string {
  const k = height / 400;
  const [dx, dy] = [x - 200 * k, FLOOR + 4 - 378 * k];
  return `<g transform="translate(${dx.toFixed(1)} ${dy.toFixed(1)})scale(${k.toFixed(3)})">${plantMarks(traits, 'scene')}</g>`;
}

/** Two seed leaves on a short stalk. */
export function sprout(s: Sheet, x: number, y: number, size: number): void {
  s.pen(4, [
    [x + 1, y + 2],
    [x - 2, y - size * 0.2],
    [x + 2, y - size * 0.4],
    [x, y - size * 0.62],
  ]);
  for (const side of [-1, 1]) {
    const f = grow(x, y - size * 0.6, side * 0.95, size, side * 0.5);
    drawBlade(s, f, { outline: 'oval', inks: LEAF_INKS.green });
  }
}

/** Tufts of grass along the floor. */
export function tufts(s: Sheet, ...places: number[]): void {
  for (const x of places) {
    const blades = [-0.5, -0.15, 0.25, 0.6].map((a) =>
      drop(x + a * 8, FLOOR + 8, a + s.between(-0.1, 0.1), s.between(20, 36), 0.12),
    );
    s.shape(blades, MOSS[x % 2 ? 1 : 0], 0.9);
  }
}

/** A pot that fell over, its earth spilt, the plant unharmed. */
export function fallenPot(s: Sheet): string {
  s.wash([blob(262, FLOOR + 2, 78, 15, () => s.between(-0.1, 0.1), 6)], EARTH[0]);
  s.dots(
    Array.from({ length: 22 }, (): Point => [s.between(200, 340), FLOOR + s.between(-7, 10)]),
    3.4,
    EARTH[1],
  );
  const pot = new Sheet(seededRandom('fallen'));
  const top = drawPot(pot, TERRACOTTA, 0, 0, 56, 92);
  for (const a of [-1.05, 0.32, -0.7, -0.02, -0.36])
    drawBlade(pot, grow(a * 16, top + 2, a, 118, a * 0.5), {
      outline: 'lance',
      inks: LEAF_INKS.green,
      width: 1.2,
    });
  return `<g transform="translate(132 ${FLOOR - 32})rotate(80)">${pot.marks}</g>`;
}

/** A sprig of paired leaves. */
export function drawSprig(
  s: Sheet,
  x: number,
  y: number,
  length: number,
  angle: number,
  inks: Inks = LEAF_INKS.dark,
): void {
  const f = grow(x, y, angle, length, 0.5);
  for (let i = 0; i < 4; i++) {
    for (const side of [-1, 1]) {
      const [lx, ly] = place(f, 0.2 + i * 0.2);
      const turn = angle + 0.5 * (0.2 + i * 0.2) + side * 0.95;
      drawBlade(s, grow(lx, ly, turn, length * (0.42 - i * 0.06), -side * 0.25), { outline: 'oval', inks });
    }
  }
  drawBlade(s, grow(...place(f, 1), angle + 0.5, length * 0.25), { outline: 'oval', inks });
  s.pen(3, [place(f, 0), place(f, 0.33), place(f, 0.66), place(f, 1)]);
}

/** A butterfly in flight. */
export function drawButterfly(s: Sheet, x: number, y: number, size: number, inks: Inks): void {
  for (const side of [-1, 1]) {
    drawBlade(s, grow(x, y, side * 2.2, size * 0.75), {
      outline: 'petal',
      inks: [inks[1], inks[1]],
      width: 1.2,
    });
    drawBlade(s, grow(x, y, side * 0.95, size, side * 0.2), { outline: 'petal', inks, width: 1.1 });
  }
  s.pen(4, [
    [x - 2, y - size * 0.35],
    [x, y - 4],
    [x, y + 4],
    [x + 2, y + size * 0.5],
  ]);
  s.stroke(
    [-1, 1].map((side) => [
      [x, y - size * 0.3],
      [x + side * size * 0.3, y - size * 0.7],
    ]),
    1,
  );
}
