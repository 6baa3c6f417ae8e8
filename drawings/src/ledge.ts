import { svg } from './draw-plant.js';
import { EARTH, INK, WOOD } from './inks.js';
import { seededRandom } from './random.js';
import { polygon } from './scenes/lines.js';
import { Sheet, type Curve } from './sheet.js';

/** What a row of plants stands on: the board of a windowsill, or the earth of a bed. */
export type Ledge = 'sill' | 'bed';

const WIDTH = 400;
const HEIGHT = 60;
const BOARD = '#d9bf94';

/** A piece of it, 400 by 60, that joins with itself at both ends. */
export function drawLedge(ledge: Ledge): string {
  const s = new Sheet(seededRandom(ledge));
  if (ledge === 'sill') drawBoard(s);
  else drawBed(s);
  return svg(WIDTH, HEIGHT, s.marks);
}

const across = (y: number, bow = 0): Curve => [
  [-12, y],
  [130, y + bow],
  [270, y - bow],
  [WIDTH + 12, y],
];
const band = (from: number, to: number): Curve =>
  polygon([-12, from], [WIDTH + 12, from], [WIDTH + 12, to], [-12, to]);

function drawBoard(s: Sheet): void {
  s.wash([band(4, 34)], BOARD);
  s.wash([band(34, 52)], WOOD[1]);
  s.stroke([across(4), across(34)], 2);
  s.stroke([across(52)], 1.4);
  s.stroke([across(14, 2), across(24, -2)], 0.9, WOOD[0]);
}

function drawBed(s: Sheet): void {
  s.wash([band(6, HEIGHT)], EARTH[0]);
  s.wash([band(30, HEIGHT)], EARTH[1]);
  s.stroke([across(6, 4)], 2);
  const crumbs = Array.from({ length: 26 }, () => [s.between(8, WIDTH - 8), s.between(16, 54)] as const);
  s.dots(crumbs.slice(0, 14), 4);
  s.dots(crumbs.slice(14), 3, INK);
}
