import os from 'node:os';
import { DomainError } from '../kernel/domain-error.js';
import { makeCopies } from '../platform/images/copies.js';
import type { DecodeRequest } from '../platform/images/copies.js';
import { readFrames } from '../platform/images/decode-frames.js';
import type { Decoded } from '../platform/images/decode-process.js';
import { endWithParent } from '../platform/process.js';

/**
 * Decodes the photos that arrive on its standard input, one after the other, and answers with messages. What a photo does to
 * this process, it does to no other. The argument is the memory in bytes with which it ends itself.
 */
const maxRssBytes = Number(process.argv[2]);
const LOOK_EVERY_MS = 50;
/** Behind the processes that answer people. */
const PRIORITY = 10;

async function answer(request: DecodeRequest): Promise<Decoded> {
  try {
    return { copies: await makeCopies(request) };
  } catch (error) {
    if (error instanceof DomainError) return { problem: error.code };
    throw error;
  }
}

endWithParent();
// Ctrl-C reaches all processes of a terminal; the parent, which is still working, ends this one when it is done.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
os.setPriority(PRIORITY);
// Decoders work in threads of their own, so the timer goes on meanwhile.
setInterval(() => {
  if (process.memoryUsage.rss() > maxRssBytes) process.kill(process.pid, 'SIGKILL');
}, LOOK_EVERY_MS).unref();

for await (const request of readFrames(process.stdin)) process.send!(await answer(request));
