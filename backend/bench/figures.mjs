/** The value below which this share of the values lies. */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** Median, lowest and highest of the rounds. */
const spread = (values) => ({
  median: percentile(values, 0.5),
  min: Math.min(...values),
  max: Math.max(...values),
});

/** One line of the result. `atMost` or `atLeast` is the goal, if there is one. */
export function figure(name, what, unit, values, goal = {}) {
  const { median, min, max } = spread(values);
  const met = !('atMost' in goal || 'atLeast' in goal)
    ? undefined
    : median <= (goal.atMost ?? Infinity) && median >= (goal.atLeast ?? -Infinity);
  return { name, what, unit, median, min, max, ...goal, met };
}

const digits = (value) =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);

/** The figures as a table. */
export function table(figures) {
  const rows = figures.map(({ name, what, unit, median, min, max, atMost, atLeast, met }) => [
    name,
    what,
    `${digits(median)}${unit}`,
    `${digits(min)}–${digits(max)}`,
    atMost !== undefined ? `≤ ${atMost}` : atLeast !== undefined ? `≥ ${atLeast}` : '',
    met === undefined ? '' : met ? 'met' : 'MISSED',
  ]);
  const all = [['row', 'figure', 'median', 'of the rounds', 'goal', ''], ...rows];
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
