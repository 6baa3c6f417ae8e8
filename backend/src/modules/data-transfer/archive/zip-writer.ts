import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** Writes a ZIP as a stream, one file after the other: what is in memory is what is being read right now. */
export class ZipWriter {
  private readonly zip = new ZipFile();
  private readonly broken: Promise<never>;
  /** How many bytes have left so far. */
  bytes = 0;

  constructor() {
    const output = this.zip.outputStream as Readable;
    this.zip.on('error', (error: Error) => output.destroy(error));
    this.broken = finished(output).then(
      () => new Promise<never>(() => undefined),
      (error) => Promise.reject(error),
    );
    this.broken.catch(() => undefined); // whoever adds a file hears of it
  }

  /** The ZIP. Destroying it ends every `add` with an error. */
  readonly stream: Readable = Readable.from(this.counted(), { objectMode: false });

  /** Adds a file, and returns when it was read to its end. Photos are packed already. */
  async add(name: string, content: Readable, { isPacked = false } = {}): Promise<void> {
    this.zip.addReadStream(content, name, { compress: !isPacked });
    await Promise.race([finished(content, { writable: false }), this.broken]);
  }

  addText(name: string, text: string): Promise<void> {
    return this.add(name, Readable.from([Buffer.from(text)], { objectMode: false }));
  }

  /** Writes the directory; the stream ends. */
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
