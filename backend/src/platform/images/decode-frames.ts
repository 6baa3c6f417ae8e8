import type { Readable } from 'node:stream';
import type { DecodeRequest } from './copies.js';

/** Before each photo on the pipe: its size, and whether a plain copy is kept as it is. */
const HEADER_BYTES = 5;

/** The header that announces a photo. */
export function frameHeader({ bytes, keepPlain }: DecodeRequest): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(bytes.length, 0);
  header.writeUInt8(Number(keepPlain), 4);
  return header;
}

/** The photos that arrive on a pipe, each with a header before it. */
export async function* readFrames(pipe: Readable): AsyncGenerator<DecodeRequest> {
  const take = reader(pipe);
  for (;;) {
    const header = await take(HEADER_BYTES);
    if (!header) return;
    const bytes = await take(header.readUInt32BE(0));
    if (!bytes) return;
    yield { bytes, keepPlain: header.readUInt8(4) === 1 };
  }
}

/** Reads exactly so many bytes at a time; undefined at the end of the pipe. */
function reader(pipe: Readable): (size: number) => Promise<Buffer | undefined> {
  const chunks = pipe[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let rest: Buffer = Buffer.alloc(0);
  return async (size) => {
    const whole = Buffer.allocUnsafeSlow(size);
    for (let filled = 0; filled < size;) {
      if (!rest.length) {
        const next = await chunks.next();
        if (next.done) return undefined;
        rest = next.value;
      }
      const copied = rest.copy(whole, filled);
      rest = rest.subarray(copied);
      filled += copied;
    }
    return whole;
  };
}
