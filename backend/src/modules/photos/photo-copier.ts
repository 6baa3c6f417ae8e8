import { Injectable } from '@nestjs/common';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { toKeptCopy, toSmallCopy } from '../../platform/images/photo.js';
import { busy } from './domain/photo.errors.js';

/** Decoding takes memory, so each process limits how many photos are copied and how many wait. */
const AT_ONCE = 2;
const WAITING = 250;

/** The copies of one uploaded photo. */
export interface Copies {
  kept: Buffer;
  small: Buffer;
}

/** Makes the copies of photos that are kept, a few at a time. */
@Injectable()
export class PhotoCopier {
  private readonly gate = bulkhead(AT_ONCE, WAITING);

  /** Throws `busy`, or the problem with the photo; `position` is its number among several, from 1. */
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
