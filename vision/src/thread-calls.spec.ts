import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ThreadCalls } from './thread-calls.js';

/** It warns when it starts, and answers with the number of photos once a photo of one pixel says so. */
const THREAD = `
import { parentPort } from 'node:worker_threads';
parentPort.postMessage({ warning: 'one eye only' });
const kept = [];
parentPort.on('message', (request) => {
  kept.push(request);
  if (request.photos.length === 0) return;
  for (const { id, photos } of kept.splice(0)) parentPort.postMessage({ id, answer: photos.length });
});
`;

describe('questions to a thread', () => {
  const folder = mkdtempSync(join(tmpdir(), 'leaflore-thread-'));
  const file = join(folder, 'thread.mjs');
  writeFileSync(file, THREAD);
  const pixel = { data: new Uint8Array(3), width: 1, height: 1 };
  let calls: ThreadCalls<number>;
  let warnings: string[];
  beforeEach(() => {
    warnings = [];
    calls = new ThreadCalls<number>(file, 'counter of photos', (warning) => warnings.push(warning));
  });
  afterEach(() => calls.close());
  afterAll(() => rmSync(folder, { recursive: true }));

  test('are refused at once when too many wait, and asked again when these are answered', async () => {
    const waiting = Array.from({ length: 15 }, () => calls.ask([]));
    const last = calls.ask([pixel]);
    await expect(calls.ask([pixel])).rejects.toThrow('The counter of photos is too busy');
    expect(await last).toBe(1);
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => 0));
    expect(await calls.ask([pixel, pixel])).toBe(2);
  });

  test('are answered by a thread that warns once for each time it is started', async () => {
    await calls.ask([pixel]);
    await calls.ask([pixel]);
    expect(warnings).toEqual(['one eye only']);
  });
});
