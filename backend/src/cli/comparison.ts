import type { Finding } from '../modules/identification/domain/finding.js';

/** What one identifier made of one photo. */
export interface Trial {
  /** Whether the right name was the first one, or among the first three. */
  first: boolean;
  amongThree: boolean;
  certainty: Finding['certainty'];
  ms: number;
  inputTokens: number;
  outputTokens: number;
}

/** US dollars for a million tokens that go in and that come out. */
export interface Price {
  input: number;
  output: number;
}

const words = (name: string) => name.toLowerCase().replace(/[×']/g, ' ').trim().split(/\s+/);

/** Whether an answer names the plant: its species, or its genus where one of the two is a genus. */
export function names(answer: string, plant: string): boolean {
  const [given, right] = [words(answer), words(plant)];
  if (given[0] !== right[0]) return false;
  return given.length === 1 || right.length === 1 || given[1] === right[1];
}

/** A finding held against the plant's scientific names, of which any will do. */
export function judge(finding: Finding, plant: string[]): Pick<Trial, 'first' | 'amongThree' | 'certainty'> {
  const isRight = finding.candidates
    .slice(0, 3)
    .map(({ scientificName }) => plant.some((name) => names(scientificName, name)));
  return {
    first: isRight[0] === true,
    amongThree: isRight.includes(true),
    certainty: finding.certainty,
  };
}

/** A share with its 95 % interval (Wilson), in per cent. */
export function share(count: number, all: number): string {
  if (all === 0) return '-';
  const [z, p] = [1.96, count / all];
  const middle = (p + z ** 2 / (2 * all)) / (1 + z ** 2 / all);
  const reach = (z / (1 + z ** 2 / all)) * Math.sqrt((p * (1 - p)) / all + z ** 2 / (4 * all ** 2));
  const percent = (value: number) => (100 * value).toFixed(1);
  return `${percent(p)} (${percent(middle - reach)} to ${percent(middle + reach)})`;
}

const quantile = (values: number[], at: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(at * values.length))] ?? 0;

/** What one identifier did: its column of the table, figure by figure. */
export function column(
  name: string,
  trials: Trial[],
  failures: number,
  price?: Price,
): Record<string, string> {
  const count = (is: (trial: Trial) => boolean) => trials.filter(is).length;
  const sure = trials.filter(({ certainty }) => certainty === 'sure');
  const times = trials.map(({ ms }) => ms);
  const total = (value: (trial: Trial) => number) => trials.reduce((sum, trial) => sum + value(trial), 0);
  const [input, output] = [total((trial) => trial.inputTokens), total((trial) => trial.outputTokens)];
  const cost = price && (input * price.input + output * price.output) / 1e6 / trials.length;
  return {
    identifier: name,
    photos: `${trials.length}${failures > 0 ? `, ${failures} failed` : ''}`,
    'first, %': share(
      count(({ first }) => first),
      trials.length,
    ),
    'among three, %': share(
      count(({ amongThree }) => amongThree),
      trials.length,
    ),
    'sure, of these wrong, %': `${sure.length}: ${share(sure.filter(({ first }) => !first).length, sure.length)}`,
    'not listed': String(count(({ certainty }) => certainty === 'not-listed')),
    'ms, median / p95': `${quantile(times, 0.5).toFixed(0)} / ${quantile(times, 0.95).toFixed(0)}`,
    'tokens a photo': `${(input / trials.length || 0).toFixed(0)} + ${(output / trials.length || 0).toFixed(0)}`,
    'cost a photo': input + output === 0 ? '0' : cost === undefined ? 'unknown' : `$${cost.toFixed(4)}`,
  };
}

/** The columns side by side, with a line for each figure. */
export function toTable(columns: Record<string, string>[]): string {
  const lines = Object.keys(columns[0] ?? {}).map((figure) => [
    figure,
    ...columns.map((column) => column[figure] ?? ''),
  ]);
  const widths = (lines[0] ?? []).map((_, at) => Math.max(...lines.map((line) => line[at]!.length)));
  return lines
    .map(
      (line) =>
        `${line
          .map((text, at) => text.padEnd(widths[at]!))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
