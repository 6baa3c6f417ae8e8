import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { parse } from 'yaml';
import { addressOf, hostileRequests, idsIn, isEventStream, operationsOf } from './hostile-requests.mjs';

const CONTRACT = path.resolve(import.meta.dirname, '../../openapi.yaml');
const MAX_IDS = 500;
const MAX_SHOWN = 10;
const PLANTS = 3;

/** Sends what no client of ours would send to every operation of the contract; counts the answers. */
export async function fuzz(installation, runs) {
  const operations = operationsOf(parse(readFileSync(CONTRACT, 'utf8')));
  const statuses = {};
  const failures = [];
  const called = new Set();
  let ids = [];
  let person;
  const enter = async () => {
    person = await installation.signUp();
    for (let n = 0; n < PLANTS; n += 1) {
      const answer = await person.send('POST', '/api/plants', { commonName: 'Fern' });
      ids.push(...idsIn(await answer.text()));
    }
  };
  const ask = async (request) => {
    const address = addressOf(request, ids);
    const answer = await person.send(request.method.toUpperCase(), address, request.body, request.headers);
    const text = await beginningOf(answer);
    if (answer.ok) ids = [...new Set([...idsIn(text), ...ids])].slice(0, MAX_IDS);
    const group = `${Math.floor(answer.status / 100)}xx`;
    statuses[group] = (statuses[group] ?? 0) + 1;
    if (answer.ok) called.add(`${request.method} ${request.path.replace(/\{\d+\}/g, '{id}').split('?')[0]}`);
    if (answer.status >= 500) failures.push({ ...request, address, status: answer.status, text });
    if (answer.status === 401 && !(await person.send('GET', '/api/auth/user')).ok) await enter();
  };
  await enter();
  const seed = Date.now() % 1_000_000;
  await fc.assert(fc.asyncProperty(hostileRequests(operations), ask), {
    numRuns: runs,
    seed,
    endOnFailure: true,
  });
  for (const { method, address, headers, body, status, text } of failures.slice(0, MAX_SHOWN))
    console.error(
      `${status} ${method} ${address.slice(0, 200)} ${JSON.stringify(headers)} ${body?.slice(0, 500)}\n    ${text.slice(0, 300)}`,
    );
  return {
    fault: `${runs} hostile requests (seed ${seed})`,
    operations: operations.length,
    'answered 2xx': called.size,
    ...statuses,
    '5xx': failures.length,
  };
}

/** The whole of an answer, or of a stream the first that it says; then the stream is closed. */
async function beginningOf(answer) {
  if (!isEventStream(answer.headers.get('content-type'))) return answer.text();
  const reader = answer.body.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return value ? Buffer.from(value).toString() : '';
}
