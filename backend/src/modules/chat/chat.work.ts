import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error.js';
import type { Job } from '../../kernel/job.js';
import { Database } from '../../platform/database/database.js';
import { Every } from '../../platform/queue/every.js';
import { OnJob, OnJobFailed } from '../../platform/queue/job-handlers.js';
import { ActivityLog, AiLog, Spending } from '../activity/index.js';
import { AccountRepository } from '../auth/index.js';
import { ChatChannel } from './chat-channel.js';
import { answerQuestion } from './chat.service.js';
import type { AnswerQuestion } from './chat.service.js';
import { modelFailed } from './domain/chat.errors.js';
import type { Message } from './domain/chat.js';
import { standInNote } from './domain/stand-in.js';
import { transcriptOf } from './domain/transcript.js';
import { Draft } from './draft.js';
import { MessageRepository } from './message.repository.js';
import { ChatModels } from './ports/chat-models.js';
import type { ChatModel, ChatQuestion, ChatUsage } from './ports/chat-model.js';

/** A reply that is open for this long is no longer worked on. */
const FORGOTTEN_AFTER_S = 180;
const READ_BACK = 60;
const MAX_LOGGED = 2000;

/** One reply that is being written. */
interface Writing {
  reply: Message;
  question: ChatQuestion;
  draft: Draft;
}

/**
 * Writes replies on a worker. Both methods may be called twice for the same reply: it is closed only once, and everything that
 * depends on that is in the same transaction.
 */
@Injectable()
export class ChatWork {
  private readonly log = new Logger(ChatWork.name);

  constructor(
    private readonly messages: MessageRepository,
    private readonly accounts: AccountRepository,
    private readonly models: ChatModels,
    private readonly channel: ChatChannel,
    private readonly spending: Spending,
    private readonly aiLog: AiLog,
    private readonly activity: ActivityLog,
    private readonly database: Database,
  ) {}

  @OnJob(answerQuestion)
  async answer({ data }: Job<AnswerQuestion>): Promise<void> {
    const reply = await this.messages.begin(data.id);
    if (!reply) return;
    const stopped = new AbortController();
    let lost: unknown;
    const forget = await this.channel.on(
      reply.id,
      (part) => !part && void this.abortIfClosed(reply, stopped),
    );
    try {
      const draft = new Draft(
        (text, part) => this.messages.write(reply.id, text, part),
        (error) => {
          lost = error;
          stopped.abort();
        },
      );
      const question = await this.questionOf(reply, data, stopped.signal);
      await this.write({ reply, question, draft }, data.useOpenAI);
    } catch (error) {
      if (lost !== undefined) throw lost;
      if (!stopped.signal.aborted) throw error;
    } finally {
      forget();
    }
  }

  /** After the last failed attempt the reply is closed; the question stays and can be asked again. */
  @OnJobFailed(answerQuestion)
  async fail({ data: { id } }: Job<AnswerQuestion>): Promise<void> {
    await this.messages.close(id, { state: 'failed', content: '', provider: null, model: null });
  }

  @Every(30)
  async failForgotten(): Promise<void> {
    for (const id of await this.messages.findForgotten(FORGOTTEN_AFTER_S))
      await this.fail({ id, data: { id, useOpenAI: false, address: '' } });
  }

  private async questionOf(
    { conversationId, userId, id }: Message,
    { address }: AnswerQuestion,
    signal: AbortSignal,
  ): Promise<ChatQuestion> {
    const [gardener, messages] = await Promise.all([
      this.accounts.get(userId),
      this.messages.list(conversationId, userId, READ_BACK),
    ]);
    const before = messages.filter((message) => message.id !== id).reverse();
    const mayCall = () => this.spending.mayCall(userId, address);
    return { gardener, turns: transcriptOf(before), signal, mayCall };
  }

  /** The chosen model answers; where it cannot, our own assistant does, and says so. */
  private async write(writing: Writing, useOpenAI: boolean): Promise<void> {
    const remote = this.models.remote(useOpenAI);
    if (remote && (await this.tryWith(remote, writing))) return;
    const hasChosenOther = Boolean(remote) || useOpenAI;
    await writing.draft.restart(hasChosenOther ? standInNote(useOpenAI) : '');
    await this.writeWith(this.models.local, writing);
  }

  /** False when the model failed, which is recorded. */
  private async tryWith(model: ChatModel, writing: Writing): Promise<boolean> {
    const startedAt = performance.now();
    try {
      await this.writeWith(model, writing);
      return true;
    } catch (error) {
      if (writing.question.signal.aborted || !(error instanceof DomainError)) throw error;
      const { reply, question } = writing;
      const { provider: aiProvider, model: name } = model;
      const call = {
        ...logged(reply, question),
        aiProvider,
        model: name,
        aiResponse: '',
        outcome: error.code,
      };
      await this.aiLog.record({ ...call, id: randomUUID(), responseTime: performance.now() - startedAt });
      this.log.warn({ reply: reply.id, provider: aiProvider, code: error.code });
      return false;
    }
  }

  private async writeWith(model: ChatModel, { reply, question, draft }: Writing): Promise<void> {
    const startedAt = performance.now();
    const usage = await model.answer(question, (part) => draft.write(part));
    const responseTime = performance.now() - startedAt;
    await draft.settle();
    if (!draft.text.trim()) throw modelFailed.unreadable();
    await this.close(reply, question, draft.text, usage, responseTime);
  }

  private close(
    reply: Message,
    question: ChatQuestion,
    content: string,
    usage: ChatUsage,
    responseTime: number,
  ) {
    const { provider, model, ...measured } = usage;
    return this.database.transaction(async () => {
      const closed = await this.messages.close(reply.id, { state: 'done', content, provider, model });
      if (!closed) return;
      const call = { ...logged(reply, question), ...measured, aiProvider: provider, model, responseTime };
      await this.aiLog.record({
        ...call,
        id: reply.id,
        outcome: 'answered',
        aiResponse: content.slice(0, MAX_LOGGED),
      });
      await this.activity.record({ userId: reply.userId, action: 'chat_message', details: provider });
    });
  }

  private async abortIfClosed({ id, userId }: Message, stopped: AbortController): Promise<void> {
    const row = await this.messages.find(id, userId);
    if (!row || row.closedAt) stopped.abort();
  }
}

const logged = ({ userId }: Message, { turns }: ChatQuestion) => ({
  userId,
  kind: 'chat' as const,
  userMessage: (turns.at(-1)?.content ?? '').slice(0, MAX_LOGGED),
});
