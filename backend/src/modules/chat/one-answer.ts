import { Injectable, Logger } from '@nestjs/common';
import { v5 as nameUuid } from 'uuid';
import { DomainError } from '../../kernel/domain-error.js';
import { speaking } from '../../kernel/languages/language.js';
import { AiLog, Spending } from '../activity/index.js';
import type { AiCall } from '../activity/index.js';
import { modelFailed } from './domain/chat.errors.js';
import { Meter } from './domain/meter.js';
import { languageOfQuestion } from './domain/question-language.js';
import { standInNote } from './domain/stand-in.js';
import { ChatModels } from './ports/chat-models.js';
import type { ChatModel, ChatQuestion } from './ports/chat-model.js';

const GIVE_UP_AFTER_MS = 120_000;
const MAX_LOGGED = 2000;

/** A question that belongs to no conversation. */
interface SingleQuestion {
  /** The answer is logged under this id, so that of several tries one counts. */
  id: string;
  gardener: ChatQuestion['gardener'];
  question: string;
  /** From where it was asked. */
  address: string;
}

/** The answer as Markdown, and what is to be recorded of it in the transaction that keeps it. */
interface SingleAnswer {
  text: string;
  call: AiCall;
}

/** Answers single questions on a worker: by the remote model that is set up, and by our own assistant where it cannot. */
@Injectable()
export class OneAnswer {
  private readonly log = new Logger(OneAnswer.name);

  constructor(
    private readonly models: ChatModels,
    private readonly spending: Spending,
    private readonly aiLog: AiLog,
  ) {}

  /** In the language of the question, else in that of who asks. */
  answer(asked: SingleQuestion): Promise<SingleAnswer> {
    return speaking(languageOfQuestion(this.questionOf(asked)), () => this.find(asked));
  }

  private async find(asked: SingleQuestion): Promise<SingleAnswer> {
    const first = this.models.remote(false);
    const remote = first ?? this.models.remote(true);
    if (!remote) return this.ask(this.models.local, asked);
    const [meter, startedAt] = [new Meter(), performance.now()];
    try {
      return await this.ask(remote, asked, meter);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const measured = { ...meter.total, responseTime: performance.now() - startedAt };
      await this.recordFailure(remote, asked, error.code, measured);
      const { text, call } = await this.ask(this.models.local, asked);
      return { text: standInNote(!first) + text, call };
    }
  }

  private async ask(model: ChatModel, asked: SingleQuestion, meter = new Meter()): Promise<SingleAnswer> {
    const startedAt = performance.now();
    let text = '';
    const reply = {
      write: (part: string) => void (text += part.replaceAll('\0', '')),
      restart: async () => void (text = ''),
    };
    const confidence = await model.answer(this.questionOf(asked), reply, meter);
    if (!text.trim()) throw modelFailed.unreadable();
    const call: AiCall = {
      ...logged(asked),
      ...meter.total,
      aiProvider: model.provider,
      model: model.model,
      confidence,
      responseTime: performance.now() - startedAt,
      aiResponse: text.slice(0, MAX_LOGGED),
      outcome: 'answered',
    };
    return { text, call };
  }

  private questionOf({ gardener, question, address }: SingleQuestion): ChatQuestion {
    return {
      gardener,
      turns: [{ role: 'user', content: question }],
      signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
      mayCall: () => this.spending.mayCall(gardener.id, address),
    };
  }

  private async recordFailure(
    { provider: aiProvider, model }: ChatModel,
    asked: SingleQuestion,
    outcome: string,
    measured: Pick<AiCall, 'responseTime' | 'inputTokens' | 'outputTokens'>,
  ): Promise<void> {
    this.log.warn({ question: asked.id, provider: aiProvider, code: outcome });
    const id = nameUuid(`${aiProvider} ${outcome}`, asked.id);
    await this.aiLog.record({
      ...logged(asked),
      ...measured,
      aiResponse: '',
      id,
      aiProvider,
      model,
      outcome,
    });
  }
}

const logged = ({ id, gardener, question }: SingleQuestion) => ({
  id,
  userId: gardener.id,
  kind: 'expert' as const,
  userMessage: question.slice(0, MAX_LOGGED),
});
