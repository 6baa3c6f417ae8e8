import { along, place, type Frame } from './frame.js';
import { CREAM, type Inks } from './inks.js';
import { BLADES, type Outline } from './leaf-shapes.js';
import { paintPattern, veinsOf } from './leaf-pattern.js';
import type { Curve, Point, Sheet } from './sheet.js';
import type { Pattern } from './traits.js';

/** The style of one blade. */
export interface BladeStyle {
  outline: Outline;
  inks: Inks;
  pattern?: Pattern;
  /** Width against the usual width of the outline. */
  width?: number;
}

const PETALS: readonly Outline[] = ['petal', 'ray', 'point', 'hood'];

/** One half of a blade's edge, from base to tip, `reach` pixels wide, with small irregularities. */
function halfEdge(s: Sheet, f: Frame, edge: readonly number[], reach: number): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < edge.length; i += 2) {
    const shake = i && i < edge.length - 2 ? s.between(-0.06, 0.06) : 0;
    points.push(place(f, edge[i]! + shake * 0.25, reach * (edge[i + 1]! + shake)));
  }
  return points;
}

/** Joins two half edges into one closed curve; a blade with an open end is rounded off. */
function join(f: Frame, left: Curve, right: Curve): Curve {
  const [a, b] = [left.at(-1)!, right.at(-1)!];
  const back = right.toReversed();
  if (Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.5) return [...left, ...back.slice(1)];
  const [x, y] = place(f, 1.05);
  return [...left, [(a[0] + x) / 2, (a[1] + y) / 2], [(b[0] + x) / 2, (b[1] + y) / 2], ...back];
}

/** Draws one blade (leaf or petal) in its frame: wash, darker half, pattern, veins, edge and midrib. */
export function drawBlade(
  s: Sheet,
  f: Frame,
  { outline, inks, pattern = 'plain', width = 1 }: BladeStyle,
): void {
  const small = f.length < s.fineFrom;
  const { half, ...shape } = BLADES[outline];
  // A split leaf always keeps its splits.
  const edge = (outline === 'split' ? f.length < 60 : small) ? shape.small : shape.edge;
  const reach = half * width * f.length;
  const tilt = s.between(-0.14, 0.14);
  const sides = (grow: number) =>
    [-1, 1].map((sign) => halfEdge(s, f, edge, sign * reach * grow * (1 + sign * tilt))) as [
      Point[],
      Point[],
    ];
  const [left, right] = sides(1);
  const whole = join(f, left, right);
  const isPetal = PETALS.includes(outline);
  const edged = pattern === 'edged';
  const ground = edged ? CREAM : inks[0];
  const paint = () => {
    if (edged) s.wash([join(f, ...sides(0.68))], inks[1]);
    else paintPattern(s, f, outline, reach, pattern);
  };

  if (small) {
    const rib = !isPetal && f.length > 13 ? [[place(f, 0), place(f, 0.8)]] : [];
    s.shape([whole], ground, 1, ...rib);
    if (pattern !== 'plain') paint();
    return;
  }
  const jagged = edge.length > 30;
  if (jagged) s.shape([whole], ground, 1.3);
  else s.wash([whole], ground);
  if (!isPetal && !edged) s.wash([[...along(f), ...right.toReversed().slice(1)]], inks[1]);
  paint();
  const ribbed = !isPetal && outline !== 'fleshy' && outline !== 'spiny';
  const lines = isPetal
    ? [along({ ...f, length: f.length * 0.6 })]
    : ribbed && outline !== 'strap'
      ? veinsOf(f, outline, reach)
      : [];
  s.pen(2.3, ...(jagged ? [] : [right]), ...(ribbed ? [along(f)] : []));
  s.stroke([...(jagged ? [] : [left]), ...lines], 1);
}
