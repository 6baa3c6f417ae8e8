import { drawSpots, wilt, type Condition } from './condition.js';
import { HABIT_DRAWINGS } from './habits/index.js';
import { LEAF_INKS } from './inks.js';
import { Plot } from './plot.js';
import { drawEarth, drawPot, drawShadow, potInks } from './pot.js';
import { seededRandom } from './random.js';
import { Sheet } from './sheet.js';
import type { PlantTraits } from './traits.js';

const SIDE = 400;
const MARGIN = 14;
const GROUND = 372;
/** The most characters one drawing may take. */
const LARGEST = 12_000;

/** Draws a plant on a new sheet, standing (or hanging) at x = 200; a higher `thrift` leaves out more. */
function plantSheet(traits: PlantTraits, seed: string, thrift: number, condition: Condition = {}): Sheet {
  const s = new Sheet(seededRandom(seed), thrift);
  const habit = HABIT_DRAWINGS[traits.habit];
  const potted = traits.pot !== 'none';
  const hangs = potted && habit.hangs?.(traits);
  const floor = hangs ? 176 : GROUND;
  drawShadow(s, SIDE / 2, GROUND + 2, potted ? 92 : 118);
  const height = s.between(72, 82);
  const top = floor - height;
  if (hangs) {
    const cords = [-50, 50].map(
      (dx) =>
        [
          [200 + dx, top + 6],
          [200 + dx * 0.8, top - 30],
          [200 + dx * 0.2, 40],
          [200, 14],
        ] as const,
    );
    s.stroke(cords, 2.4, '#b08f66');
    s.stroke(cords, 0.8);
  }
  if (potted) drawPot(s, potInks(s, traits.pot), 200, floor, s.between(50, 58), height);
  else drawEarth(s, 200, GROUND - 8);
  const usual =
    traits.leaf === 'none' ? habit.usualLeaf : traits.leaf === 'spiny' && habit.leafy ? 'lobed' : traits.leaf;
  const from = potted ? top + 2 : GROUND - 10;
  if (condition.isThirsty) s.warp = wilt(SIDE / 2, from, seed.length % 2 ? 1 : -1);
  habit.draw(new Plot(s, traits, usual, SIDE / 2, from));
  if (condition.isUnwell) drawSpots(s, LEAF_INKS[traits.leafColour]);
  return s;
}

/**
 * The marks of a plant as SVG, moved and scaled to stand in a square of 400, never beyond its margins and never
 * longer than the largest size. Pots stand on one line; what grows without one, such as a water lily, may be drawn
 * larger and is lifted towards the middle.
 */
export function plantMarks(
  traits: PlantTraits,
  seed: string,
  condition?: Condition,
  largest = LARGEST,
): string {
  let thrift = 0;
  let s = plantSheet(traits, seed, thrift, condition);
  const room = largest - (condition?.isUnwell ? 700 : 300);
  for (let excess; (excess = s.marks.length / room) > 1 && thrift < 24;) {
    thrift += Math.ceil((excess - 1) * 3);
    s = plantSheet(traits, seed, thrift, condition);
  }
  const { left, top, right, bottom } = s.reach;
  const side = SIDE - 2 * MARGIN;
  const isPotted = traits.pot !== 'none';
  const k = Math.min(side / (right - left), side / (bottom - top), isPotted ? 1.2 : 1.5);
  const x = SIDE / 2 - (k * (left + right)) / 2;
  const lift = isPotted ? 0 : 0.4 * (side - k * (bottom - top));
  const y = SIDE - MARGIN - lift - k * bottom;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${k.toFixed(3)})">${s.marks}</g>`;
}

/** Wraps marks into a standalone SVG of the given size; the component that shows it adds a role and a label. */
export function svg(width: number, height: number, marks: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">${marks}</svg>`;
}

/**
 * Draws a plant of these traits, as it is doing; the same seed always gives the same drawing, another seed another plant.
 */
export function drawPlant(traits: PlantTraits, seed: string, condition?: Condition): string {
  return svg(SIDE, SIDE, plantMarks(traits, seed, condition));
}
