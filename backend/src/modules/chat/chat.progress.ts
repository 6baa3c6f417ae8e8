import { Injectable } from '@nestjs/common';
import { Wakeup } from '../../platform/database/wakeup.js';
import { ChatChannel } from './chat-channel.js';
import type { Part } from './chat-channel.js';
import { isClosed } from './domain/chat.js';
import { messageNotFound } from './domain/chat.errors.js';
import type { Message } from './domain/chat.js';
import { MessageRepository } from './message.repository.js';

/** The reply as it stands, or what came to it. */
type Progress = { reply: Message } | { part: Part };

/** Follows replies while workers write them. */
@Injectable()
export class ChatProgress {
  constructor(
    private readonly messages: MessageRepository,
    private readonly channel: ChatChannel,
  ) {}

  /** The reply as it stands, each part that comes to it, and the reply again when it is closed; until the deadline, or the reader is gone. */
  async *follow(
    id: string,
    userId: string,
    deadlineMs: number,
    gone?: AbortSignal,
  ): AsyncGenerator<Progress> {
    const until = Date.now() + deadlineMs;
    const heard: (Part | undefined)[] = [];
    const news = new Wakeup();
    const hear = (part?: Part) => {
      heard.push(part);
      news.ring();
    };
    const stop = await this.channel.on(id, hear);
    gone?.addEventListener('abort', () => hear());
    try {
      let reply = await this.messages.get(id, userId);
      let length = reply.content.length;
      yield { reply };
      while (!isClosed(reply) && Date.now() < until && !gone?.aborted) {
        if (!heard.length) await news.wait();
        const part = heard.shift();
        if (part && part.from > 0 && part.from + part.text.length <= length) continue; // it is in the row that we read
        if (part && (part.from === length || part.from === 0)) {
          length = part.from + part.text.length;
          yield { part };
          continue;
        }
        const before = reply;
        reply = await this.messages.get(id, userId);
        if (reply.content.length === length && reply.state === before.state) continue;
        length = reply.content.length;
        yield { reply };
      }
    } finally {
      stop();
    }
  }

  /** The question that a reply answers, as it stands now. */
  async questionOf(reply: Message): Promise<Message> {
    const question = await this.messages.findBefore(reply);
    if (!question) throw messageNotFound();
    return question;
  }

  /** The reply once it is closed, or as it stands at the deadline. */
  async wait(id: string, userId: string, deadlineMs: number): Promise<Message> {
    let latest: Message | undefined;
    for await (const progress of this.follow(id, userId, deadlineMs))
      if ('reply' in progress) latest = progress.reply;
    return latest!;
  }
}
