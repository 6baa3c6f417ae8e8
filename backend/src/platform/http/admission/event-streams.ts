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
   * Opens a stream of the events that `find` answers, which is asked only when there is room. What waits for the next event has to end
   * when the signal says that nobody reads any more: until then the stream keeps its place. Throws `too-many-streams`, `busy` when
   * everybody's together are too many, and what `find` throws.
   */
  async open(
    { person, address }: Required<Sender>,
    find: (gone: AbortSignal) => Promise<AsyncIterable<string>>,
  ): Promise<Readable> {
    const lease = new Lease(this.ledger);
    const sender = { person, address: addressKey(address) };
    lease.take(entriesOf(sender, 'streams', { bound: BOUNDS.streams, refusal: tooManyStreams }));
    const gone = new AbortController();
    try {
      const events = inItsLanguage(await find(gone.signal), () => gone.abort());
      return Readable.from(events, { objectMode: false }).once('close', () => lease.giveBack());
    } catch (error) {
      lease.giveBack();
      throw error;
    }
  }
}

/**
 * The same events, made in the language of the request: a stream asks for them when there is room, which may be long after it. `end` is
 * called first when it asks for no more, as a generator that waits for something hears of that only with its next event.
 */
function inItsLanguage(events: AsyncIterable<string>, end: () => void): AsyncIterable<string> {
  const code = language();
  return {
    [Symbol.asyncIterator]() {
      const made = events[Symbol.asyncIterator]();
      return {
        next: () => speaking(code, () => made.next()),
        return: async () => {
          end();
          return (await made.return?.()) ?? { done: true as const, value: undefined };
        },
      };
    },
  };
}
