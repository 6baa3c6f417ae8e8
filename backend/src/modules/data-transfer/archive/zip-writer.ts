import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** Writes a ZIP as a stream, file by file, so that only the part being read is in memory. */
export class ZipWriter {
  private readonly zip = new ZipFile();
  private readonly broken: Promise<never>;
  /** Bytes written so far. */
  bytes = 0;

  constructor() {
    const output = this.zip.outputStream as Readable;
    this.zip.on('error', (error: Error) => output.destroy(error));
    this.broken = finished(output).then(
      () => new Promise<never>(() => undefined),
      (error) => Promise.reject(error),
    );
    this.broken.catch(() => undefined); // `add` reports the error
  }

  /** The ZIP. Destroying it makes every `add` fail. */
  readonly stream: Readable = Readable.from(this.counted(), { objectMode: false });

  /** Adds a file; returns when it was read to its end. Photos are compressed already. */
  async add(name: string, content: Readable, { isPacked = false } = {}): Promise<void> {
    this.zip.addReadStream(content, name, { compress: !isPacked });
    await Promise.race([finished(content, { writable: false }), this.broken]);
  }

  addText(name: string, text: string): Promise<void> {
    return this.add(name, Readable.from([Buffer.from(text)], { objectMode: false }));
  }

  /** Writes the directory and ends the stream. */
  end(): void {
    this.zip.end();
  }

  private async *counted(): AsyncGenerator<Buffer> {
    for await (const chunk of this.zip.outputStream as unknown as AsyncIterable<Buffer>) {
      this.bytes += chunk.length;
      yield chunk;
    }
  }
}
