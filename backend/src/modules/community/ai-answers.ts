import { EventEmitter, once } from 'node:events';
import { Injectable } from '@nestjs/common';
import { PostgresListener } from '../../platform/database/postgres-listener.js';
import { AI_ANSWER_CHANNEL } from './ai-answer-channel.js';
import { ExpertQuestionRepository } from './expert-question.repository.js';

/** So long an asker waits for the AI to answer at once: ms. */
export const WAIT_MS = 10_000;
/** A notification may be lost with its connection: now and then we look for ourselves. */
const LOOK_EVERY_MS = 1000;

/** Waits for what the AI answers on a worker. */
@Injectable()
export class AiAnswers {
  private readonly answered = new EventEmitter().setMaxListeners(0);
  private listening?: Promise<unknown>;

  constructor(
    private readonly questions: ExpertQuestionRepository,
    private readonly listener: PostgresListener,
  ) {}

  /** The answer of the AI to a question; null when there is none after so many milliseconds. */
  async wait(id: string, ms: number): Promise<string | null> {
    const until = Date.now() + ms;
    await (this.listening ??= this.listener.on(AI_ANSWER_CHANNEL, (payload) => this.answered.emit(payload)));
    for (;;) {
      const over = new AbortController();
      const news = once(this.answered, id, over).catch(() => undefined);
      const answer = (await this.questions.find(id))?.aiResponse ?? null;
      const left = until - Date.now();
      if (answer === null && left > 0) {
        const timer = setTimeout(() => over.abort(), Math.min(LOOK_EVERY_MS, left));
        await news;
        clearTimeout(timer);
        continue;
      }
      over.abort();
      return answer;
    }
  }
}
