import { svg } from './draw-plant.js';
import { blob, tick } from './frame.js';
import { CREAM, FLOWER_INKS, GLAZES, LEAF_INKS, MOSS } from './inks.js';
import { seededRandom } from './random.js';
import { polygon } from './scenes/lines.js';
import { Sheet, type Curve, type Point } from './sheet.js';

const WIDTH = 1440;
const HEIGHT = 230;
const TOP = 62;
const BOTTOM = 168;
const PANE = 144;
const FRAME = '#fffdf4';

/** Hills through a long window, or as they are seen from a bed. */
export type View = 'window' | 'hills';

/**
 * What is behind a row of plants, 1440 by 230: what is shown of it is its middle. Above it is room for a sentence, below it
 * for a board. Its root says its size, as browsers take a drawing without one for a small picture that was made larger.
 */
export function drawView(view: View): string {
  const s = new Sheet(seededRandom('view'));
  const through = polygon([0, TOP], [WIDTH, TOP], [WIDTH, BOTTOM], [0, BOTTOM]);
  s.wash([through], CREAM);
  s.wash([blob(762, 112, 20, 20, () => 0)], FLOWER_INKS.yellow[0]);
  s.wash([hills(s, 128, 16)], GLAZES[0]![0]);
  s.wash([hills(s, 146, 10)], MOSS[0]);
  for (let x = 40; x < WIDTH; x += s.between(46, 120)) drawTree(s, x);
  if (view === 'window') drawFrames(s);
  return svg(WIDTH, HEIGHT, s.marks).replace(' fill=', ` width="${WIDTH}" height="${HEIGHT}" fill=`);
}

function drawFrames(s: Sheet): void {
  const uprights = Array.from({ length: WIDTH / PANE + 1 }, (_, i) => upright(i * PANE));
  const rails = [TOP, BOTTOM].map((y): Curve => [
    [0, y],
    [WIDTH, y],
  ]);
  s.stroke([...uprights, ...rails], 9);
  s.stroke([...uprights, ...rails], 6, FRAME);
}

const upright = (x: number): Curve => [
  [x, TOP],
  [x, BOTTOM],
];

/** The ground below a line of hills about this high. */
function hills(s: Sheet, y: number, rise: number): Curve {
  const line: Point[] = [[0, y]];
  for (let x = 0; x < WIDTH; x += PANE) {
    const up = y - s.between(0.4, 1) * rise;
    line.push([x + PANE / 3, up], [x + (2 * PANE) / 3, up], [x + PANE, y + s.between(-0.3, 0.3) * rise]);
  }
  const corner: Point = [WIDTH, BOTTOM];
  const start: Point = [0, BOTTOM];
  const [x, last] = line.at(-1)!;
  return [...line, [x, last], corner, corner, corner, start, start, start, line[0]!, line[0]!];
}

function drawTree(s: Sheet, x: number): void {
  const y = s.between(138, 150);
  const size = s.between(7, 13);
  s.stroke([tick(x, y + size, 0, size)], 1.4);
  s.shape([blob(x, y - size * 0.5, size * 0.7, size, () => s.between(-0.1, 0.1))], LEAF_INKS.dark[0], 1.2);
}
