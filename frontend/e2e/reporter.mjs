import path from 'node:path';

const MAX_LINES = 14;

/**
 * A reporter of node:test that is brief: nothing of what went well but how much it was, and of what failed the reason and
 * where. What a file says is passed on.
 */
export default async function* report(source) {
  let [passed, failed] = [0, 0];
  const from = performance.now();
  for await (const { type, data } of source) {
    if (type === 'test:stdout' || type === 'test:stderr') yield data.message;
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (type === 'test:pass') passed += 1;
    else {
      failed += 1;
      yield `✖ ${data.name}\n${reasonOf(data.details.error)}\n`;
    }
  }
  const name = path.basename(process.argv.at(-1)).replace('.journey.mjs', '');
  const seconds = Math.round((performance.now() - from) / 1000);
  yield `${failed ? '✖' : '✔'} ${name}: ${passed} went well${failed ? `, ${failed} FAILED` : ''} (${seconds} s)\n`;
}

/** What was thrown, and our own lines of where. */
function reasonOf(error) {
  const { stack, message } = error.cause ?? error;
  const lines = String(stack ?? message ?? error).split('\n');
  const telling = lines.filter((line) => !/node:internal|node_modules/.test(line));
  return telling
    .slice(0, MAX_LINES)
    .map((line) => `    ${line.slice(0, 400)}`)
    .join('\n');
}
