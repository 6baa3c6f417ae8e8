import { EARTH, INK } from './inks.js';
import type { Point, Sheet } from './sheet.js';

const { atan2, cos, hypot, max, min, sin, tanh } = Math;

/** How a plant is doing, as far as its drawing shows it. */
export interface Condition {
  /** Its leaves hang. */
  isThirsty?: boolean;
  /** It has brown spots. */
  isUnwell?: boolean;
}

const TALL = 230;
/** How far the tip of a tall plant nods to one side, and how far its sides spread, in radians. */
const NOD = 0.4;
const SPREAD = 0.5;
const SHRINK = 0.14;

/** Lets what stands above a point hang: the further from it, the further it nods to a side, spreads and sinks. */
export const wilt =
  (x: number, y: number, side: 1 | -1) =>
  (point: Point): Point => {
    const [across, up] = [point[0] - x, y - point[1]];
    if (up <= 0) return point;
    const reach = hypot(across, up);
    const far = min(1.2, reach / TALL);
    const from = atan2(across, up);
    const angle = from + far * (up / reach) * (NOD * far * side + SPREAD * tanh(from));
    const length = reach * (1 - SHRINK * far);
    return [x + length * sin(angle), y - length * cos(angle)];
  };

const SPOTS = 6;
const PALE = '#d9b25f';

/** Spots on some of the areas washed in these colours: brown with a pale rim. */
export function drawSpots(s: Sheet, colours: readonly string[]): void {
  const middles = s.middlesOf(colours);
  const step = max(1, Math.floor(middles.length / SPOTS));
  const chosen = middles.filter((_, i) => i % step === step - 1).slice(-SPOTS);
  s.dots(chosen, 17, INK);
  s.dots(chosen, 15.5, PALE);
  s.dots(chosen, 9, EARTH[1]);
}
