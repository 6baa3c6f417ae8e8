import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error.js';
import { Database } from '../../platform/database/database.js';
import { ActivityLog, AiLog } from '../activity/index.js';
import { modelFailed } from './domain/chat.errors.js';
import type { Message } from './domain/chat.js';
import { Meter } from './domain/meter.js';
import { standInNote } from './domain/stand-in.js';
import type { Draft } from './draft.js';
import { MessageRepository } from './message.repository.js';
import { ChatModels } from './ports/chat-models.js';
import type { ChatModel, ChatQuestion } from './ports/chat-model.js';

const MAX_LOGGED = 2000;

/** One reply that is being written. */
interface Writing {
  reply: Message;
  question: ChatQuestion;
  draft: Draft;
}

/** A model at work on it. */
class Attempt {
  readonly meter = new Meter();
  private readonly startedAt = performance.now();

  constructor(readonly model: ChatModel) {}

  /** What is recorded of it, however it ends. */
  get measured() {
    const { provider: aiProvider, model } = this.model;
    return { aiProvider, model, responseTime: performance.now() - this.startedAt, ...this.meter.total };
  }
}

/** Has a model write a reply, and records what every attempt took: answered, failed or stopped. */
@Injectable()
export class ReplyWriter {
  private readonly log = new Logger(ReplyWriter.name);

  constructor(
    private readonly messages: MessageRepository,
    private readonly models: ChatModels,
    private readonly aiLog: AiLog,
    private readonly activity: ActivityLog,
    private readonly database: Database,
  ) {}

  /** The chosen model answers; where it cannot, our own assistant does, and says so. */
  async write(writing: Writing, useOpenAI: boolean): Promise<void> {
    const remote = this.models.remote(useOpenAI);
    if (remote && (await this.tryWith(remote, writing))) return;
    const hasChosenOther = Boolean(remote) || useOpenAI;
    await writing.draft.restart(hasChosenOther ? standInNote(useOpenAI) : '');
    await this.writeWith(new Attempt(this.models.local), writing);
  }

  /** False when the model failed. */
  private async tryWith(model: ChatModel, writing: Writing): Promise<boolean> {
    const attempt = new Attempt(model);
    try {
      await this.writeWith(attempt, writing);
      return true;
    } catch (error) {
      const { reply, question } = writing;
      const isStopped = question.signal.aborted;
      if (!isStopped && !(error instanceof DomainError)) throw error;
      const outcome = isStopped ? STOPPED : (error as DomainError).code;
      await this.record(writing, attempt, outcome);
      if (isStopped) throw error;
      this.log.warn({ reply: reply.id, provider: model.provider, code: outcome });
      return false;
    }
  }

  private async writeWith(attempt: Attempt, writing: Writing): Promise<void> {
    const { reply, question, draft } = writing;
    const { provider, model } = attempt.model;
    const confidence = await attempt.model.answer(question, draft, attempt.meter);
    await draft.settle();
    if (!draft.text.trim()) throw modelFailed.unreadable();
    await this.database.transaction(async () => {
      const isClosed = await this.messages.close(reply.id, { content: draft.text, provider, model });
      await this.record(writing, attempt, isClosed ? 'answered' : STOPPED, confidence);
      if (isClosed)
        await this.activity.record({ userId: reply.userId, action: 'chat_message', details: provider });
    });
  }

  private record(
    { reply, question, draft }: Writing,
    { measured }: Attempt,
    outcome: string,
    confidence?: number,
  ): Promise<void> {
    return this.aiLog.record({
      ...measured,
      id: outcome === 'answered' ? reply.id : randomUUID(),
      userId: reply.userId,
      kind: 'chat',
      confidence,
      outcome,
      userMessage: (question.turns.at(-1)?.content ?? '').slice(0, MAX_LOGGED),
      aiResponse: outcome === 'answered' || outcome === STOPPED ? draft.text.slice(0, MAX_LOGGED) : '',
    });
  }
}

/** Of a call whose words nobody wanted to the end. */
const STOPPED = 'model-stopped';
