import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../kernel/domain-error.js';
import { addressKey } from '../address.js';
import { BOUNDS, entriesOf } from './bounds.js';
import type { Sender } from './bounds.js';
import { Ledger, Lease } from './ledger.js';

export const tooManyStreams = () =>
  new DomainError(
    'too-many',
    'too-many-streams',
    'You have too many windows waiting for an answer. Please close one of them.',
    { retryAfterS: 5 },
  );

/** The event streams that this process holds open, bounded for each person, for each address and in all. */
@Injectable()
export class EventStreams {
  private readonly ledger = new Ledger();

  /**
   * Opens a stream of the events that `find` answers, which is asked only when there is room. Throws `too-many-streams`, `busy`
   * when everybody's together are too many, and what `find` throws.
   */
  async open(
    { person, address }: Required<Sender>,
    find: () => Promise<AsyncIterable<string>>,
  ): Promise<Readable> {
    const lease = new Lease(this.ledger);
    const sender = { person, address: addressKey(address) };
    lease.take(entriesOf(sender, 'streams', { bound: BOUNDS.streams, refusal: tooManyStreams }));
    try {
      return Readable.from(await find(), { objectMode: false }).once('close', () => lease.giveBack());
    } catch (error) {
      lease.giveBack();
      throw error;
    }
  }
}
