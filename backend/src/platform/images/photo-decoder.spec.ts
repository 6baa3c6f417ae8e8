import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import sharp from 'sharp';
import { eventually } from '../../../test/eventually.js';
import { aPicture, aPng } from '../../../test/photos.js';
import { PhotoDecoder } from './photo-decoder.js';

const PROGRAM = path.resolve(__dirname, '../../../dist/decoder.js');
const code = (code: string) => expect.objectContaining({ code });

describe('decoding photos in processes of their own', () => {
  let decoder: PhotoDecoder;
  let small: Buffer;
  /** The largest that is allowed, which takes a while. */
  const slow = aPng({ width: 10_000, height: 5_000, depth: 8, channels: 3 });
  const start = (limits = {}) => (decoder = new PhotoDecoder(PROGRAM, limits));

  beforeAll(async () => {
    Logger.overrideLogger(false);
    small = await aPicture('fern', 300);
  });
  afterEach(() => decoder.onApplicationShutdown());

  it('makes both copies, and starts no process before the first photo', async () => {
    start();
    expect(decoder.processIds).toEqual([]);
    const copies = await decoder.copy('rosa', await aPicture('aloe', 2000));
    expect(await sharp(copies.kept).metadata()).toMatchObject({ format: 'webp', width: 1600 });
    expect(await sharp(copies.small).metadata()).toMatchObject({ format: 'webp', width: 400 });
    expect(decoder.processIds).toHaveLength(1);
  });

  it('keeps a copy of our own as it is when it is asked to, and nothing else', async () => {
    start();
    const { kept } = await decoder.copy('rosa', small);
    expect((await decoder.copyUnlessPlain('rosa', kept)).kept.equals(kept)).toBe(true);
    expect((await decoder.copyUnlessPlain('rosa', small)).kept.equals(small)).toBe(false);
  });

  it('says what is wrong with which photo, and goes on with the same process', async () => {
    start();
    await expect(decoder.copy('rosa', Buffer.from('Dear plant'), 2)).rejects.toThrow(
      /^Photo 2 is not a picture/,
    );
    const before = decoder.processIds;
    await expect(decoder.copy('rosa', small.subarray(0, 900))).rejects.toThrow(code('broken-photo'));
    await expect(decoder.copy('rosa', Buffer.alloc(0))).rejects.toThrow(code('not-a-photo'));
    await decoder.copy('rosa', small);
    expect(decoder.processIds).toEqual(before);
  });

  it('answers another person while one has six slow photos waiting', async () => {
    start();
    const order: string[] = [];
    const send = async (person: string, bytes: Buffer) => {
      await decoder.copy(person, bytes);
      order.push(person);
    };
    const photos = Array.from({ length: 6 }, () => send('rosa', slow));
    await Promise.all([...photos, send('otto', small)]);
    expect(order.indexOf('otto')).toBeLessThan(order.lastIndexOf('rosa'));
  });

  it('refuses six PNGs of 7000 × 7000 interlaced pixels with 16 bits, and answers another person', async () => {
    start();
    const hostile = aPng({ width: 7000, height: 7000, depth: 16, channels: 3, isInterlaced: true });
    const answers = Promise.allSettled(Array.from({ length: 6 }, () => decoder.copy('rosa', hostile)));
    await decoder.copy('otto', small);
    for (const answer of await answers)
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'photo-too-heavy' } });
  });

  it('answers in plain words when a process is killed in the middle, and loses no other photo', async () => {
    start();
    const lost = decoder.copy('rosa', slow, 3);
    const [killed] = await eventually(
      () => decoder.processIds,
      (ids) => ids.length === 1,
    );
    const others = Promise.all([decoder.copy('otto', small), decoder.copy('rosa', small)]);
    process.kill(killed!, 'SIGKILL');
    await expect(lost).rejects.toThrow(code('unreadable-photo'));
    await expect(lost).rejects.toThrow(/^Photo 3 could not be read/);
    await others;
    expect(decoder.processIds).not.toContain(killed);
  });

  it.each([
    ['more memory', { maxRssBytes: 50 * 1024 ** 2 }],
    ['more time', { giveUpAfterMs: 50 }],
  ])('ends a process that takes %s than it may', async (_, limits) => {
    start(limits);
    await expect(decoder.copy('rosa', slow)).rejects.toThrow(code('unreadable-photo'));
    expect(decoder.processIds).toEqual([]);
  });

  it('ends the processes when there is nothing to do', async () => {
    start({ idleMs: 1 });
    await decoder.copy('rosa', small);
    await eventually(
      () => decoder.processIds,
      (ids) => ids.length === 0,
    );
    await decoder.copy('rosa', small);
  });

  const hasProc = existsSync('/proc/self/environ');
  (hasProc ? it : it.skip)('gives the processes none of our keys', async () => {
    process.env.ANTHROPIC_API_KEY = 'a-key-of-ours';
    start();
    await decoder.copy('rosa', small);
    const env = readFileSync(`/proc/${decoder.processIds[0]}/environ`, 'utf8');
    const names = env.split('\0').map((line) => line.split('=', 1)[0]);
    expect(names).toContain('MALLOC_ARENA_MAX');
    expect(names.filter((name) => name && !/^(MALLOC_|NODE_CHANNEL_)/.test(name))).toEqual([]);
  });
});
