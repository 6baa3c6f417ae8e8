import path from 'node:path';
import { FAILED, linesOf, PASSED } from './outcome.mjs';

/** What node:test says of an error that comes when its test is over: it fails the file, not a test. */
const AFTER_ITS_END = /^(Error|Warning): /;

/**
 * A reporter of node:test that is brief: nothing of what went well but how much it was, and of what failed the reason and
 * where. What a file says is passed on.
 */
export default async function* report(source) {
  let [passed, failed] = [0, 0];
  const from = performance.now();
  for await (const { type, data } of source) {
    if (type === 'test:stdout' || type === 'test:stderr') yield data.message;
    if (type === 'test:diagnostic' && AFTER_ITS_END.test(data.message)) yield `${FAILED} ${data.message}\n`;
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (type === 'test:pass') passed += 1;
    else {
      failed += 1;
      yield `${FAILED} ${data.name}\n${linesOf(data.details.error)}\n`;
    }
  }
  const name = path.basename(process.argv.at(-1)).replace('.journey.mjs', '');
  const seconds = Math.round((performance.now() - from) / 1000);
  yield `${failed ? FAILED : PASSED} ${name}: ${passed} went well${failed ? `, ${failed} FAILED` : ''} (${seconds} s)\n`;
}
