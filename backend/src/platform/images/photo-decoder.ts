import { Logger } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { Copies, DecodeRequest } from './copies.js';
import { DecodeProcess, DecodeProcessEnded } from './decode-process.js';
import type { Decoded, DecodeLimits } from './decode-process.js';
import { FairQueue } from './fair-queue.js';
import { busy, problemOf, unreadablePhoto } from './image-errors.js';

/** So many processes, and so many photos that wait for one of them. */
const AT_ONCE = 2;
const MAX_WAITING = 250;
/** A photo of 48 megapixels as phones take them (HEIC) needs most. */
const LIMITS: DecodeLimits = { maxRssBytes: 768 * 1024 ** 2, giveUpAfterMs: 20_000, idleMs: 30_000 };

interface Work {
  request: DecodeRequest;
  resolve: (decoded: Decoded) => void;
  reject: (error: unknown) => void;
}

/**
 * Makes the copies of photos that are kept. Photos are decoded in processes of their own, with limits of memory and time: one
 * photo of a person at a time, and one person after the other. A photo that ends its process takes no other with it.
 */
export class PhotoDecoder implements OnApplicationShutdown {
  private readonly log = new Logger(PhotoDecoder.name);
  private readonly queue = new FairQueue<Work>();
  private readonly free: DecodeProcess[];
  private readonly processes: readonly DecodeProcess[];

  /** `file` is the program of the processes. */
  constructor(file: string, limits: Partial<DecodeLimits> = {}) {
    const all = { ...LIMITS, ...limits };
    this.processes = Array.from({ length: AT_ONCE }, () => new DecodeProcess(file, all));
    this.free = [...this.processes];
  }

  /** Ids of the processes that run: none before the first photo, and none when there was nothing to do for a while. */
  get processIds(): number[] {
    return this.processes.flatMap(({ pid }) => pid ?? []);
  }

  /** Throws `busy`, or the problem with the photo; `position` is its number among several, from 1. */
  async copy(person: string, bytes: Buffer, position?: number): Promise<Copies> {
    return this.run(person, { bytes, keepPlain: false }, position);
  }

  /** Like `copy`; a photo in the form of our own copies stays as it is, byte by byte. */
  async copyUnlessPlain(person: string, bytes: Buffer): Promise<Copies> {
    return this.run(person, { bytes, keepPlain: true });
  }

  onApplicationShutdown(): void {
    this.processes.forEach((each) => each.stop());
  }

  private async run(person: string, request: DecodeRequest, position?: number): Promise<Copies> {
    if (this.queue.length >= MAX_WAITING) throw busy();
    const decoded = await new Promise<Decoded>((resolve, reject) => {
      this.queue.add(person, { request, resolve, reject });
      this.next();
    }).catch((error: unknown) => {
      this.log.error(error);
      throw error instanceof DecodeProcessEnded ? unreadablePhoto(position) : error;
    });
    if ('problem' in decoded) throw problemOf(decoded.problem, position);
    const { kept = request.bytes, small } = decoded.copies;
    return { kept: toBuffer(kept), small: toBuffer(small!) };
  }

  /** Starts what can be started; each piece of work that ends starts the next one. */
  private next(): void {
    while (this.free.length) {
      const turn = this.queue.take();
      if (!turn) return;
      const { person, work } = turn;
      const decoder = this.free.pop()!;
      void decoder
        .decode(work.request)
        .then(work.resolve, work.reject)
        .finally(() => {
          this.free.push(decoder);
          this.queue.finish(person);
          this.next();
        });
    }
  }
}

/** Messages between processes carry plain byte arrays. */
const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
