import { svg } from './draw-plant.js';
import { seededRandom } from './random.js';
import { Sheet } from './sheet.js';

const WIDTH = 160;
const HEIGHT = 120;
const MARGIN = 6;

/** Draws something on a card of 160 by 120, centred and as large as it may be; the same seed gives the same drawing. */
export function drawCard(seed: string, draw: (s: Sheet) => void): string {
  const s = new Sheet(seededRandom(seed), 0);
  draw(s);
  const { left, top, right, bottom } = s.reach;
  const room = [WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN] as const;
  const k = Math.min(room[0] / (right - left), room[1] / (bottom - top), 1.25);
  const x = WIDTH / 2 - (k * (left + right)) / 2;
  const y = HEIGHT / 2 - (k * (top + bottom)) / 2;
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${k.toFixed(3)})`;
  return svg(WIDTH, HEIGHT, `<g transform="${place}">${s.marks}</g>`);
}

/** A whole plant, out of its square of 400, on such a card. */
export const plantCard = (marks: string): string =>
  svg(WIDTH, HEIGHT, `<g transform="translate(20 0)scale(.3)">${marks}</g>`);
