import { Injectable } from '@nestjs/common';
import { PostgresListener } from '../../platform/database/postgres-listener.js';
import { Wakeup } from '../../platform/database/wakeup.js';
import { AI_ANSWER_CHANNEL } from './ai-answer-channel.js';
import { ExpertQuestionRepository } from './expert-question.repository.js';

/** So long an asker waits for the AI to answer at once: ms. */
export const WAIT_MS = 10_000;

/** Waits for what the AI answers on a worker. */
@Injectable()
export class AiAnswers {
  constructor(
    private readonly questions: ExpertQuestionRepository,
    private readonly listener: PostgresListener,
  ) {}

  /** The answer of the AI to a question; null when there is none after so many milliseconds. */
  async wait(id: string, ms: number): Promise<string | null> {
    const until = Date.now() + ms;
    const news = new Wakeup();
    let pending = false;
    const stop = await this.listener.on(AI_ANSWER_CHANNEL, (payload) => {
      if (payload !== id) return;
      pending = true;
      news.ring();
    });
    try {
      for (;;) {
        const answer = (await this.questions.find(id))?.aiResponse ?? null;
        if (answer !== null || Date.now() >= until) return answer;
        if (!pending) await news.wait();
        pending = false;
      }
    } finally {
      stop();
    }
  }
}
