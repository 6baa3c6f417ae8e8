import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { openPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { DomainError } from '../../../kernel/domain-error.js';
import { damagedBackup } from '../domain/data-transfer.errors.js';
import { texts } from '../../../kernel/languages/texts.js';

const tData = texts('dataTransfer');

const MAX_FILES = 50_000;
/** Of the list of files, which is in memory as a whole: names, extra fields and comments. Ours takes some 100 bytes a file. */
const MAX_LIST_BYTES = 8 * 1024 ** 2;
/**
 * Limits for the unpacked size and for the compression ratio, against decompression bombs: of a file, and of the whole, as many small
 * files or files that share their bytes are a bomb together.
 */
const MAX_BYTES = 4 * 1024 ** 3;
const MAX_RATIO = 200;
const SMALL = 1024 ** 2;

/**
 * Reads files out of an untrusted ZIP. It returns streams and writes nothing, so the names in it are harmless; sizes
 * and checksums are verified. Throws `damaged-backup`.
 */
export class ZipReader {
  private constructor(
    private readonly zip: ZipFile,
    private readonly files: Map<string, Entry>,
  ) {}

  static async open(file: string): Promise<ZipReader> {
    const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch(explain);
    try {
      return new ZipReader(zip, await listFiles(zip));
    } catch (error) {
      zip.close();
      return explain(error);
    }
  }

  names(): string[] {
    return [...this.files.keys()];
  }

  has(name: string): boolean {
    return this.files.has(name);
  }

  /** The content of a file that has at most this many bytes. */
  async *read(name: string, maxBytes: number): AsyncGenerator<Buffer> {
    const entry = this.files.get(name);
    if (!entry) throw damagedBackup(tData('fileMissing', { file: name }));
    if (entry.uncompressedSize > maxBytes) throw damagedBackup(tData('fileTooLarge', { file: name }));
    let sum = 0;
    try {
      const stream = (await this.zip.openReadStreamPromise(entry)) as Readable;
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        sum = crc32(chunk, sum);
        yield chunk;
      }
    } catch (error) {
      explain(error);
    }
    if (sum !== entry.crc32) throw damagedBackup(tData('fileChanged', { file: name }));
  }

  async readWhole(name: string, maxBytes: number): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const chunk of this.read(name, maxBytes)) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  close(): void {
    this.zip.close();
  }
}

/** Files by name, without the folder that some programs add around everything when they pack it again. */
async function listFiles(zip: ZipFile): Promise<Map<string, Entry>> {
  const files = new Map<string, Entry>();
  const sum = { listed: 0, packed: zip.fileSize, unpacked: 0 };
  if (zip.entryCount > MAX_FILES) throw damagedBackup(tData('tooManyFiles'));
  for await (const entry of zip.eachEntry()) {
    sum.listed += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    sum.unpacked += entry.uncompressedSize;
    if (sum.listed > MAX_LIST_BYTES) throw damagedBackup(tData('tooManyNames'));
    if (entry.fileName.endsWith('/')) continue;
    if (entry.isEncrypted()) throw damagedBackup(tData('locked'));
    if (files.has(entry.fileName)) throw damagedBackup(tData('twoFilesAlike'));
    const isBomb = isFlood(entry.compressedSize, entry.uncompressedSize);
    if (isBomb || isFlood(sum.packed, sum.unpacked) || sum.unpacked > MAX_BYTES)
      throw damagedBackup(tData('contentTooLarge'));
    files.set(entry.fileName, entry);
  }
  return withoutFolder(files);
}

/** Far more comes out than is in it. */
const isFlood = (packed: number, unpacked: number) => unpacked > SMALL && unpacked > packed * MAX_RATIO;

function withoutFolder(files: Map<string, Entry>): Map<string, Entry> {
  const manifest = [...files.keys()].find((name) => /^[^/]+\/leaflore\.json$/.test(name));
  if (!manifest || files.has('leaflore.json')) return files;
  const folder = manifest.slice(0, -'leaflore.json'.length);
  const inside = [...files].filter(([name]) => name.startsWith(folder));
  return new Map(inside.map(([name, entry]) => [name.slice(folder.length), entry]));
}

/** Errors of this machine are thrown unchanged; all others are the file's fault. */
function explain(error: unknown): never {
  const { errno } = error as NodeJS.ErrnoException;
  const isOurs = typeof errno === 'number' && !String((error as NodeJS.ErrnoException).code).startsWith('Z_');
  if (error instanceof DomainError || isOurs) throw error;
  throw damagedBackup(tData('damaged'));
}
