import { percentile } from '../bench/figures.mjs';

/** How often each outcome came, such as "5 x 200, 7 x 503". */
export function countsOf(outcomes) {
  const counts = new Map();
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].map(([outcome, count]) => `${count} x ${outcome}`).join(', ');
}

/** The names of what does not hold, of conditions by their names; empty when all hold. */
export const wrongOf = (conditions) =>
  Object.entries(conditions)
    .filter(([, holds]) => !holds)
    .map(([name]) => name)
    .join('; ');

/** Median and worst of these seconds, such as "0.37, 1.01". */
export const medianAndWorst = (seconds) =>
  [percentile(seconds, 0.5), Math.max(...seconds)].map((value) => value.toFixed(2)).join(', ');
