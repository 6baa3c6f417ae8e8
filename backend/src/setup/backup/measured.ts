import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Passes everything on, and knows afterwards how many bytes that were, and their SHA-256 in hexadecimal. */
export class Measured extends Transform {
  bytes = 0;
  private readonly hash = createHash('sha256');

  override _transform(chunk: Buffer, _: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    this.bytes += chunk.length;
    this.hash.update(chunk);
    done(null, chunk);
  }

  /** To be asked once, when everything has passed. */
  sha256(): string {
    return this.hash.digest('hex');
  }
}
