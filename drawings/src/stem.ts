import { along, type Frame } from './frame.js';
import type { Inks } from './inks.js';
import type { Sheet } from './sheet.js';

/** Draws a stem that tapers from one width to another, with its shaded side inked; returns its frame. */
export function drawStem(s: Sheet, f: Frame, inks: Inks, from = 5, to = from * 0.5): Frame {
  const left = along(f, -from / 2, -to / 2);
  const right = along(f, from / 2, to / 2);
  if (from < 5) {
    s.stroke([along(f)], from, inks[1]);
    s.stroke([right], 0.9);
    return f;
  }
  const [a, b] = [left.at(-1)!, right.at(-1)!];
  s.wash([[...left, a, b, ...right.toReversed()]], inks[from > 9 ? 0 : 1]);
  if (from > 9) s.wash([[...along(f), right.at(-1)!, right.at(-1)!, ...right.toReversed()]], inks[1]);
  s.stroke([left], 0.9);
  s.pen(Math.min(3, 1 + from * 0.2), right);
  return f;
}
