import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../kernel/domain-error.js';
import { language, speaking } from '../../../kernel/languages/language.js';
import { texts } from '../../../kernel/languages/texts.js';
import { addressKey } from '../address.js';
import { BOUNDS, entriesOf } from './bounds.js';
import type { Sender } from './bounds.js';
import { Ledger, Lease } from './ledger.js';

const tHttp = texts('http');

export const tooManyStreams = () =>
  new DomainError('too-many', 'too-many-streams', tHttp('tooManyStreams'), { retryAfterS: 5 });

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
      const events = inItsLanguage(await find());
      return Readable.from(events, { objectMode: false }).once('close', () => lease.giveBack());
    } catch (error) {
      lease.giveBack();
      throw error;
    }
  }
}

/** The same events, made in the language of the request: a stream asks for them when there is room, which may be long after it. */
function inItsLanguage(events: AsyncIterable<string>): AsyncIterable<string> {
  const code = language();
  return {
    [Symbol.asyncIterator]() {
      const made = events[Symbol.asyncIterator]();
      return {
        next: () => speaking(code, () => made.next()),
        return: async () => (await made.return?.()) ?? { done: true as const, value: undefined },
      };
    },
  };
}
