import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { ImageStore, pictureNotFound, storageFull } from '../image-store.js';

const MISSING = ['ENOENT', 'ENOTDIR', 'EISDIR'];

/** Pictures as files below one folder. */
export class DiskImageStore extends ImageStore {
  constructor(private readonly root: string) {
    super();
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const file = this.file(key);
    const draft = `${file}.${randomUUID()}.draft`;
    try {
      await mkdir(path.dirname(file), { recursive: true });
      const handle = await open(draft, 'wx');
      try {
        await handle.writeFile(bytes);
        await handle.datasync();
      } finally {
        await handle.close();
      }
      await rename(draft, file);
      await syncFolder(path.dirname(file));
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      if (['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw storageFull();
      throw error;
    }
  }

  async get(key: string): Promise<Buffer> {
    try {
      return await readFile(this.file(key));
    } catch (error) {
      if (MISSING.includes((error as NodeJS.ErrnoException).code ?? '')) throw pictureNotFound();
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    await rm(this.file(key), { force: true });
  }

  private file(key: string): string {
    const file = path.resolve(this.root, key);
    if (!file.startsWith(path.resolve(this.root) + path.sep)) throw pictureNotFound();
    return file;
  }
}

/** Makes the new name outlive a power cut too. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // has no such call, and needs none
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
