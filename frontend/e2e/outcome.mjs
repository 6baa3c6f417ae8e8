/** What a line begins with that says how a file or a journey went. */
export const FAILED = '✖';
export const PASSED = '✔';
export const WRONG_AT_FIRST = '⚠ wrong at first:';

const MAX_LINES = 14;

/** What was thrown, and our own lines of where. */
export function linesOf(error) {
  const { stack, message } = error.cause ?? error;
  const lines = String(stack ?? message ?? error).split('\n');
  const telling = lines.filter((line) => !/node:internal|node_modules/.test(line));
  return telling
    .slice(0, MAX_LINES)
    .map((line) => `    ${line.slice(0, 400)}`)
    .join('\n');
}

/** Of what was printed: the journeys that failed, or went well only the second time, each with what was thrown. */
export function troublesIn(printed) {
  const isTrouble = (line) => line.startsWith(FAILED) || line.startsWith(WRONG_AT_FIRST);
  let isPart = false;
  return printed.split('\n').filter((line) => {
    isPart = isTrouble(line) || (isPart && line.startsWith('    '));
    return isPart;
  });
}
