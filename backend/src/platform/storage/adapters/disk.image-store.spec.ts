import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DiskImageStore } from './disk.image-store.js';

const notFound = expect.objectContaining({ kind: 'not-found', code: 'picture-not-found' });

/** Makes the folder a disk of 256 KB, if we may. */
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

  it('are given back as they were put', async () => {
    const bytes = Buffer.from([0, 1, 2, 255]);
    await store.put('rosa/leaf.webp', bytes);
    expect(await store.get('rosa/leaf.webp')).toEqual(bytes);
    expect(await new DiskImageStore(path.join(folder, 'photos')).get('rosa/leaf.webp')).toEqual(bytes);
  });

  it('are replaced whole: whoever looks sees the old or the new one', async () => {
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

  it('are missing in plain words', async () => {
    await expect(store.get('rosa/leaf.webp')).rejects.toThrow(notFound);
    await store.put('rosa/leaf.webp', Buffer.from('leaf'));
    await expect(store.get('rosa/leaf.webp/more')).rejects.toThrow(notFound);
    await expect(store.get('rosa')).rejects.toThrow(notFound);
  });

  it('are gone once deleted, and deleting again is fine', async () => {
    await store.put('leaf.webp', Buffer.from('leaf'));
    await store.delete('leaf.webp');
    await store.delete('leaf.webp');
    await expect(store.get('leaf.webp')).rejects.toThrow(notFound);
  });

  it.each([
    '../secret',
    'rosa/../../secret',
    '/etc/passwd',
    '..',
    '.',
    '',
    'rosa/..',
    '../photos-of-others/leaf.webp',
  ])('are never outside their folder: %j', async (key) => {
    mkdirSync(path.join(folder, 'photos-of-others'), { recursive: true });
    writeFileSync(path.join(folder, 'secret'), 'secret');
    writeFileSync(path.join(folder, 'photos-of-others/leaf.webp'), 'secret');
    await expect(store.get(key)).rejects.toThrow(notFound);
    await expect(store.put(key, Buffer.from('x'))).rejects.toThrow(notFound);
    await expect(store.delete(key)).rejects.toThrow(notFound);
    expect(existsSync(path.join(folder, 'secret'))).toBe(true);
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
      expect(String(await store.get('leaf.webp'))).toBe('the old leaf');
      expect(readdirSync(small)).toEqual(['leaf.webp']);
      await store.put('other.webp', Buffer.alloc(100_000, 1));
    } finally {
      spawnSync('umount', [small]);
    }
  });
});
