import { Injectable } from '@nestjs/common';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { toKeptCopy, toSmallCopy } from '../../platform/images/photo.js';
import { busy } from './domain/photo.errors.js';

/** Decoding takes memory: so many photos at once, and so many waiting, per process. */
const AT_ONCE = 2;
const WAITING = 250;

/** What is kept of a photo that somebody sent. */
export interface Copies {
  kept: Buffer;
  small: Buffer;
}

/** Makes the copies of photos that we keep, a few at once. */
@Injectable()
export class PhotoCopier {
  private readonly gate = bulkhead(AT_ONCE, WAITING);

  /** Throws `busy`, or what is wrong with the photo; `position` is its place among several, from 1. */
  async copy(bytes: Buffer, position?: number): Promise<Copies> {
    try {
      return await this.gate.execute(async () => {
        const kept = await toKeptCopy(bytes, position);
        return { kept, small: await toSmallCopy(kept) };
      });
    } catch (error) {
      if (error instanceof BulkheadRejectedError) throw busy();
      throw error;
    }
  }
}
