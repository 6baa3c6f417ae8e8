import { blob, grow, tick } from '../frame.js';
import { EARTH, LEAF_INKS, WOOD } from '../inks.js';
import { polygon } from '../scenes/lines.js';
import type { Sheet } from '../sheet.js';
import { potted, shoot, YELLOW } from '../symptoms/parts.js';

const SKY = '#cfe3e6';
const FRAME = '#f2e6cb';
const box = (x: number, y: number, width: number, height: number) =>
  polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);

/** Where a plant stands. */
export const PLACES_TO_STAND = {
  indoors: (s: Sheet) => {
    s.shape([box(22, 4, 116, 104)], FRAME, 1.5);
    s.shape([box(29, 11, 48, 44), box(83, 11, 48, 44), box(29, 60, 48, 44), box(83, 60, 48, 44)], SKY, 1.2);
    s.shape([box(10, 112, 140, 9)], WOOD[0], 1.5);
    potted(s, { lean: -0.4, length: 42 }, { lean: 0.38, length: 46 }, { length: 52 });
  },
  outdoors: (s: Sheet) => {
    s.shape([blob(130, 22, 12, 12, () => 0)], YELLOW[0], 1.3);
    s.stroke(
      Array.from({ length: 9 }, (_, i) => {
        const angle = (i / 9) * 6.28;
        return tick(130 + 17 * Math.sin(angle), 22 - 17 * Math.cos(angle), angle, 6);
      }),
      1.6,
      YELLOW[1],
    );
    s.shape([blob(40, 104, 44, 20, () => 0), blob(122, 106, 46, 18, () => 0)], LEAF_INKS.lime[1], 1.1);
    s.shape([polygon([2, 104], [158, 102], [158, 120], [2, 120])], EARTH[0], 1.3);
    for (const [x, lean, length] of [
      [66, -0.42, 48],
      [92, 0.4, 46],
      [79, 0.02, 62],
    ] as const)
      shoot(s, x, 104, { lean, length });
    s.dots(
      Array.from({ length: 14 }, () => [s.between(8, 152), s.between(109, 117)] as const),
      3,
    );
    drawTuft(s, 26);
    drawTuft(s, 134);
  },
} as const;

function drawTuft(s: Sheet, x: number): void {
  const blades = [-0.5, -0.15, 0.25, 0.6].map((angle) => tick(x, 104, angle, 13));
  s.stroke(blades, 2.2, LEAF_INKS.dark[1]);
  s.pen(
    1.4,
    [grow(x, 104, 0, 0), grow(x, 98, 0, 0), grow(x, 94, 0, 0), grow(x, 90, 0, 0)].map(
      (f) => [f.x, f.y] as const,
    ),
  );
}
