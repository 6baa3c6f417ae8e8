import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { keepsPictures } from '../../../../test/image-store.contract.js';
import { DiskImageStore } from './disk.image-store.js';

/** Mounts a disk of 256 KB on the folder, where the system allows it. */
const mountSmall = (folder: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder]).status === 0;

describe('pictures on the disk', () => {
  let folder: string;
  let store: DiskImageStore;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'leaflore-pictures-'));
    store = new DiskImageStore(path.join(folder, 'photos'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  keepsPictures(() => store);

  it('outlive the process', async () => {
    await store.put('rosa/leaf.webp', Buffer.from('leaf'));
    const later = new DiskImageStore(path.join(folder, 'photos'));
    expect(String(await later.get('rosa/leaf.webp'))).toBe('leaf');
  });

  it('can be read by nobody else on this machine', async () => {
    await store.put('rosa/leaf.webp', Buffer.from('leaf'));
    const modes = ['photos', 'photos/rosa', 'photos/rosa/leaf.webp'].map((name) =>
      (statSync(path.join(folder, name)).mode & 0o777).toString(8),
    );
    expect(modes).toEqual(['700', '700', '600']);
  });

  it('are replaced whole: a reader sees the old or the new one', async () => {
    const [one, two] = [Buffer.alloc(300_000, 1), Buffer.alloc(200_000, 2)];
    await store.put('leaf.webp', one);
    const writing = Promise.all(
      Array.from({ length: 10 }, (_, n) => store.put('leaf.webp', n % 2 ? one : two)),
    );
    for (let n = 0; n < 50; n += 1) {
      const seen = await store.get('leaf.webp');
      expect(seen.equals(one) || seen.equals(two)).toBe(true);
    }
    await writing;
    expect(readdirSync(path.join(folder, 'photos'))).toEqual(['leaf.webp']);
  });

  it('never touch what lies beside their folder', async () => {
    mkdirSync(path.join(folder, 'photos-of-others'), { recursive: true });
    writeFileSync(path.join(folder, 'photos-of-others/leaf.webp'), 'secret');
    await expect(store.get('../photos-of-others/leaf.webp')).rejects.toThrow('can’t find');
    await expect(store.deleteFolder('../photos-of-others')).rejects.toThrow('can’t find');
    expect(existsSync(path.join(folder, 'photos-of-others/leaf.webp'))).toBe(true);
  });

  it('are left out whole, with a plain word, when there is no room; and come back when there is', async () => {
    const small = path.join(folder, 'photos');
    mkdirSync(small);
    if (!mountSmall(small))
      return void process.stderr.write('SKIPPED: only who may mount a disk can fill one.\n');
    try {
      await store.put('leaf.webp', Buffer.from('the old leaf'));
      const tooMuch = store.put('leaf.webp', Buffer.alloc(1_000_000, 1));
      await expect(tooMuch).rejects.toThrow(
        expect.objectContaining({ kind: 'unavailable', code: 'storage-full' }),
      );
      const streamed = store.putStream('leaf.webp', Readable.from([Buffer.alloc(1_000_000, 1)]));
      await expect(streamed).rejects.toThrow(expect.objectContaining({ code: 'storage-full' }));
      expect(String(await store.get('leaf.webp'))).toBe('the old leaf');
      expect(readdirSync(small)).toEqual(['leaf.webp']);
      await store.put('other.webp', Buffer.alloc(100_000, 1));
    } finally {
      spawnSync('umount', [small]);
    }
  });
});
