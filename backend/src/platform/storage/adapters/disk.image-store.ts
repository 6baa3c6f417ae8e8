import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { ImageStore, pictureNotFound, storageFull } from '../image-store.js';

const MISSING = ['ENOENT', 'ENOTDIR', 'EISDIR'];
const FULL = ['ENOSPC', 'EDQUOT'];
const DRAFT = '.draft';
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** Stores pictures as files below one folder. */
export class DiskImageStore extends ImageStore {
  constructor(private readonly root: string) {
    super();
  }

  put(key: string, bytes: Buffer): Promise<void> {
    return this.write(key, bytes);
  }

  putStream(key: string, stream: Readable): Promise<void> {
    return this.write(key, stream);
  }

  async get(key: string): Promise<Buffer> {
    return readFile(this.file(key)).catch(missing);
  }

  async getStream(key: string): Promise<Readable> {
    const handle = await open(this.file(key)).catch(missing);
    if ((await handle.stat()).isFile()) return handle.createReadStream();
    await handle.close();
    throw pictureNotFound();
  }

  async delete(key: string): Promise<void> {
    await rm(this.file(key), { force: true });
  }

  async deleteFolder(folder: string): Promise<void> {
    await rm(this.file(folder), { force: true, recursive: true });
  }

  async *keys(): AsyncGenerator<string> {
    const entries = await readdir(this.root, { recursive: true, withFileTypes: true }).catch(noneYet);
    for (const entry of entries)
      if (entry.isFile() && !entry.name.endsWith(DRAFT)) {
        const file = path.join(entry.parentPath, entry.name);
        yield path.relative(this.root, file).split(path.sep).join('/');
      }
  }

  /** Writes a draft beside the picture, syncs it to disk, and then renames it into place. */
  private async write(key: string, content: Buffer | Readable): Promise<void> {
    const file = this.file(key);
    const draft = `${file}.${randomUUID()}${DRAFT}`;
    try {
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      const handle = await open(draft, 'wx', 0o600);
      try {
        await writeFile(handle, content);
        await handle.datasync();
      } finally {
        await handle.close();
      }
      await rename(draft, file);
      await syncFolder(path.dirname(file));
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      throw FULL.includes(codeOf(error)) ? storageFull() : error;
    }
  }

  private file(key: string): string {
    const file = path.resolve(this.root, key);
    if (!file.startsWith(path.resolve(this.root) + path.sep)) throw pictureNotFound();
    return file;
  }
}

function noneYet(error: unknown): never[] {
  if (MISSING.includes(codeOf(error))) return [];
  throw error;
}

function missing(error: unknown): never {
  throw MISSING.includes(codeOf(error)) ? pictureNotFound() : error;
}

/** Syncs the folder, so that the new name survives a power cut. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // Windows has no such call and does not need it
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
