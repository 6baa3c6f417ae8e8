import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { EventStreams } from '../../platform/http/admission/event-streams.js';
import { ChatProgress } from './chat.progress.js';
import type { Exchange } from './chat.service.js';
import { replyFailed, replyRestored, stillAnswering } from './domain/chat.errors.js';
import { isClosed, isRestored } from './domain/chat.js';
import type { Message } from './domain/chat.js';
import { toMessage } from './chat.views.js';
import type { ExchangeDto } from './chat.dto.js';

const WAIT_MS = 29_000;
const STREAM_MS = 120_000;

/** Answers questions whose replies workers write: after waiting, or as a stream. */
@Injectable()
export class ChatAnswers {
  constructor(
    private readonly progress: ChatProgress,
    private readonly streams: EventStreams,
  ) {}

  /** The question with its whole reply. Throws `still-answering` after 29 seconds, `reply-failed` and `reply-restored`. */
  async wait({ question, reply }: Exchange): Promise<ExchangeDto> {
    const written = await this.progress.wait(reply.id, reply.userId, WAIT_MS);
    if (!isClosed(written)) throw stillAnswering();
    if (isRestored(written)) throw replyRestored();
    if (written.state === 'failed') throw replyFailed();
    return toExchange(await this.questionOf(question, reply, written), written);
  }

  /**
   * Server-sent events: `asked` and `done` with the question and its reply, and between them `text`, which says what the reply
   * contains from a letter on. Where asking again has failed, `restored` comes instead of `done`, with what was there before. It ends after two minutes. `find` is called only when there is room for a stream. Throws `too-many-streams`, or `busy` when everybody's together are too many.
   */
  stream(userId: string, address: string, find: () => Promise<Exchange>): Promise<Readable> {
    return this.streams.open({ person: userId, address }, async (gone) => this.events(await find(), gone));
  }

  private async *events({ question, reply: begun }: Exchange, gone: AbortSignal): AsyncGenerator<string> {
    let isFirst = true;
    for await (const progress of this.progress.follow(begun.id, begun.userId, STREAM_MS, gone)) {
      if ('part' in progress) {
        yield event('text', progress.part);
        continue;
      }
      const { reply } = progress;
      if (isFirst) yield event('asked', toExchange(question, reply));
      else if (!isClosed(reply)) yield event('text', { from: 0, text: reply.content });
      isFirst = false;
      if (!isClosed(reply)) continue;
      const exchange = toExchange(await this.questionOf(question, begun, reply), reply);
      const { code, message } = replyRestored();
      yield isRestored(reply) ? event('restored', { ...exchange, code, message }) : event('done', exchange);
    }
  }

  /** The question of a closed reply: where an earlier reply is there again, with its own words. */
  private async questionOf(question: Message, begun: Message, reply: Message): Promise<Message> {
    return begun.earlier ? this.progress.questionOf(reply) : question;
  }
}

const toExchange = (question: Message, reply: Message): ExchangeDto => ({
  userMessage: toMessage(question),
  assistantMessage: toMessage(reply),
});

const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
