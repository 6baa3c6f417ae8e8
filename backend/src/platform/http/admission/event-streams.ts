import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../kernel/domain-error.js';
import { busy } from '../../images/image-errors.js';
import { Ledger, Lease } from './ledger.js';

/** Of one person, in one process; a phone needs one. */
const MAX_OF_PERSON = 5;
/** Each takes some 30 kB. */
const MAX_STREAMS = 3000;

export const tooManyStreams = () =>
  new DomainError(
    'too-many',
    'too-many-streams',
    'You have too many windows waiting for an answer. Please close one of them.',
    { retryAfterS: 5 },
  );

/** The event streams that this process holds open, bounded for each person and in all. */
@Injectable()
export class EventStreams {
  private readonly ledger = new Ledger();

  /**
   * Opens a stream of the events that `find` answers, which is asked only when there is room. Throws `too-many-streams`, `busy`
   * when everybody's together are too many, and what `find` throws.
   */
  async open(userId: string, find: () => Promise<AsyncIterable<string>>): Promise<Readable> {
    const lease = new Lease(this.ledger);
    lease.take([
      { name: userId, amount: 1, max: MAX_OF_PERSON, refusal: tooManyStreams },
      { name: 'all', amount: 1, max: MAX_STREAMS, refusal: busy },
    ]);
    try {
      return Readable.from(await find(), { objectMode: false }).once('close', () => lease.giveBack());
    } catch (error) {
      lease.giveBack();
      throw error;
    }
  }
}
