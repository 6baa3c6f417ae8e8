import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error.js';
import { Database } from '../../platform/database/database.js';
import { ActivityLog, AiLog } from '../activity/index.js';
import { modelFailed } from './domain/chat.errors.js';
import type { Message } from './domain/chat.js';
import { standInNote } from './domain/stand-in.js';
import type { Draft } from './draft.js';
import { MessageRepository } from './message.repository.js';
import { ChatModels } from './ports/chat-models.js';
import type { ChatModel, ChatQuestion, ChatUsage } from './ports/chat-model.js';

const MAX_LOGGED = 2000;

/** One reply that is being written. */
interface Writing {
  reply: Message;
  question: ChatQuestion;
  draft: Draft;
}

/** Has a model write a reply, and records every call of one: answered, failed or stopped. */
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
    await this.writeWith(this.models.local, writing);
  }

  /** False when the model failed. */
  private async tryWith(model: ChatModel, writing: Writing): Promise<boolean> {
    const startedAt = performance.now();
    try {
      await this.writeWith(model, writing);
      return true;
    } catch (error) {
      const { reply, question } = writing;
      const isStopped = question.signal.aborted;
      if (!isStopped && !(error instanceof DomainError)) throw error;
      const outcome = isStopped ? STOPPED : (error as DomainError).code;
      const { provider, model: name } = model;
      await this.record(writing, { provider, model: name }, startedAt, outcome);
      if (isStopped) throw error;
      this.log.warn({ reply: reply.id, provider, code: outcome });
      return false;
    }
  }

  private async writeWith(model: ChatModel, writing: Writing): Promise<void> {
    const { reply, question, draft } = writing;
    const startedAt = performance.now();
    const usage = await model.answer(question, (part) => draft.write(part));
    await draft.settle();
    if (!draft.text.trim()) throw modelFailed.unreadable();
    const { provider, model: name } = usage;
    await this.database.transaction(async () => {
      const change = { state: 'done', content: draft.text, provider, model: name } as const;
      const isClosed = await this.messages.close(reply.id, change);
      await this.record(writing, usage, startedAt, isClosed ? 'answered' : STOPPED);
      if (isClosed)
        await this.activity.record({ userId: reply.userId, action: 'chat_message', details: provider });
    });
  }

  private record(
    { reply, question, draft }: Writing,
    { provider, model, ...measured }: ChatUsage,
    startedAt: number,
    outcome: string,
  ): Promise<void> {
    return this.aiLog.record({
      ...measured,
      id: outcome === 'answered' ? reply.id : randomUUID(),
      userId: reply.userId,
      kind: 'chat',
      aiProvider: provider,
      model,
      outcome,
      userMessage: (question.turns.at(-1)?.content ?? '').slice(0, MAX_LOGGED),
      aiResponse: outcome === 'answered' || outcome === STOPPED ? draft.text.slice(0, MAX_LOGGED) : '',
      responseTime: performance.now() - startedAt,
    });
  }
}

/** Of a call whose words nobody wanted to the end. */
const STOPPED = 'model-stopped';
