import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ImageStore } from '../src/platform/storage/image-store.js';

const notFound = expect.objectContaining({ kind: 'not-found', code: 'picture-not-found' });
const MEGABYTE = 1024 * 1024;

/** Tests that every image store must pass; each adapter's spec runs them. */
export function keepsPictures(place: () => ImageStore): void {
  it('are given back as they were put', async () => {
    const bytes = Buffer.from([0, 1, 2, 255]);
    await place().put('rosa/leaf.webp', bytes);
    expect(await place().get('rosa/leaf.webp')).toEqual(bytes);
  });

  it('are given back piece by piece as they came piece by piece', async () => {
    const pieces = Array.from({ length: 12 }, (_, n) => Buffer.alloc(MEGABYTE, n));
    await place().putStream('rosa/garden.zip', Readable.from(pieces));
    const read = await buffer(await place().getStream('rosa/garden.zip'));
    expect(read.equals(Buffer.concat(pieces))).toBe(true);
  });

  it('may be empty', async () => {
    await place().putStream('rosa/empty', Readable.from([]));
    expect(await place().get('rosa/empty')).toHaveLength(0);
  });

  it('keep the old one when the new one breaks off half way', async () => {
    await place().put('rosa/leaf.webp', Buffer.from('the old leaf'));
    const broken = (async function* () {
      yield Buffer.alloc(MEGABYTE);
      throw new Error('the line went dead');
    })();
    await expect(place().putStream('rosa/leaf.webp', Readable.from(broken))).rejects.toThrow('went dead');
    expect(String(await place().get('rosa/leaf.webp'))).toBe('the old leaf');
  });

  it('are missing in plain words', async () => {
    await expect(place().get('rosa/leaf.webp')).rejects.toThrow(notFound);
    await expect(place().getStream('rosa/leaf.webp')).rejects.toThrow(notFound);
    await place().put('rosa/leaf.webp', Buffer.from('leaf'));
    for (const key of ['rosa/leaf.webp/more', 'rosa', 'rosa/leaf']) {
      await expect(place().get(key)).rejects.toThrow(notFound);
      await expect(place().getStream(key)).rejects.toThrow(notFound);
    }
  });

  it('are gone once deleted, and deleting again is fine', async () => {
    await place().put('leaf.webp', Buffer.from('leaf'));
    await place().delete('leaf.webp');
    await place().delete('leaf.webp');
    await expect(place().get('leaf.webp')).rejects.toThrow(notFound);
  });

  it('are all named', async () => {
    const keys = ['rosa/leaf.webp', 'rosa/2026/leaf.webp', 'otto/leaf.webp', 'plain.webp'];
    for (const key of keys) await place().put(key, Buffer.from(key));
    const named: string[] = [];
    for await (const key of place().keys()) named.push(key);
    expect(named).toEqual(expect.arrayContaining(keys));
    expect(new Set(named).size).toBe(named.length);
    for (const key of named) expect(await place().get(key)).toBeInstanceOf(Buffer);
  });

  it('go with their folder, and no neighbour goes with them', async () => {
    const keys = ['rosa/leaf.webp', 'rosa/2026/leaf.webp', 'rosalind/leaf.webp', 'otto/leaf.webp'];
    for (const key of keys) await place().put(key, Buffer.from(key));
    await place().deleteFolder('rosa');
    await place().deleteFolder('rosa');
    for (const key of keys.slice(0, 2)) await expect(place().get(key)).rejects.toThrow(notFound);
    for (const key of keys.slice(2)) expect(String(await place().get(key))).toBe(key);
  });

  it.each(['../secret', 'rosa/../../secret', '/etc/passwd', '..', '.', '', 'rosa/..', '../others/leaf.webp'])(
    'are never outside their place: %j',
    async (key) => {
      await expect(place().get(key)).rejects.toThrow(notFound);
      await expect(place().getStream(key)).rejects.toThrow(notFound);
      await expect(place().put(key, Buffer.from('x'))).rejects.toThrow(notFound);
      await expect(place().putStream(key, Readable.from([]))).rejects.toThrow(notFound);
      await expect(place().delete(key)).rejects.toThrow(notFound);
      await expect(place().deleteFolder(key)).rejects.toThrow(notFound);
    },
  );
}
