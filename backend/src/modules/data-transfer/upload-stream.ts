import { Readable } from 'node:stream';
import { DomainError } from '../../kernel/domain-error.js';
import { language, speaking } from '../../kernel/languages/language.js';
import { brokenOff, importTooLarge } from './domain/data-transfer.errors.js';

interface MaxSize {
  bytes: number;
  /** The same in words: `2 GB`. */
  words: string;
}

/** The first chunk of a stream, and a stream of the whole that includes it. */
export async function peek(body: Readable): Promise<{ head: Buffer; whole: Readable }> {
  const chunks = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const first = await chunks.next().catch((error: unknown) => {
    throw error instanceof DomainError ? error : brokenOff();
  });
  const head = first.done ? Buffer.alloc(0) : first.value;
  const whole = async function* () {
    yield head;
    yield* { [Symbol.asyncIterator]: () => chunks };
  };
  return { head, whole: Readable.from(whole(), { objectMode: false }) };
}

/** A ZIP begins with a local file header or, when it is empty, with the end of its directory (APPNOTE.TXT 4.3). */
export const isZip = (head: Buffer): boolean => ['504b0304', '504b0506'].includes(head.toString('hex', 0, 4));

/**
 * Passes a stream through. It fails with `import-too-large`, or with `import-broken-off` when the client disconnects, in the language
 * of the request: a stream is read by events, which know nothing of it.
 */
export function limited(stream: Readable, { bytes, words }: MaxSize): Readable {
  let size = 0;
  const code = language();
  const counted = async function* () {
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        if ((size += chunk.length) > bytes) throw speaking(code, () => importTooLarge(words));
        yield chunk;
      }
    } catch (error) {
      throw error instanceof DomainError ? error : speaking(code, brokenOff);
    }
  };
  return Readable.from(counted(), { objectMode: false });
}

/** Reads a stream that is known to be small. */
export async function readAll(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
