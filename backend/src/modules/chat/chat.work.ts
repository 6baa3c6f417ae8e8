import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error.js';
import type { Job } from '../../kernel/job.js';
import { speaking } from '../../kernel/languages/language.js';
import { Every } from '../../platform/queue/every.js';
import { OnJob, OnJobFailed } from '../../platform/queue/job-handlers.js';
import { Spending } from '../activity/index.js';
import { AccountRepository } from '../auth/index.js';
import { PhotoStorage } from '../photos/index.js';
import { ChatChannel } from './chat-channel.js';
import { answerQuestion } from './chat.service.js';
import type { AnswerQuestion } from './chat.service.js';
import type { Message } from './domain/chat.js';
import { languageOfQuestion } from './domain/question-language.js';
import { transcriptOf } from './domain/transcript.js';
import { Draft } from './draft.js';
import { MessageRepository } from './message.repository.js';
import type { ChatQuestion } from './ports/chat-model.js';
import { ReplyWriter } from './reply-writer.js';

/** A reply of which nothing was heard for this long is no longer worked on. */
const FORGOTTEN_AFTER_S = 180;
const READ_BACK = 60;

/**
 * Answers questions on a worker. Both methods may be called twice for the same reply: it is closed only once, and everything that
 * depends on that is in the same transaction.
 */
@Injectable()
export class ChatWork {
  constructor(
    private readonly messages: MessageRepository,
    private readonly accounts: AccountRepository,
    private readonly photos: PhotoStorage,
    private readonly channel: ChatChannel,
    private readonly spending: Spending,
    private readonly writer: ReplyWriter,
  ) {}

  @OnJob(answerQuestion)
  async answer({ data }: Job<AnswerQuestion>): Promise<void> {
    const reply = await this.messages.begin(data.id);
    if (!reply) return;
    const stopped = new AbortController();
    let lost: unknown;
    const forget = await this.channel.on(
      reply.id,
      // Where Postgres is away for a moment, writing on finds out.
      (part) => !part && void this.abortIfClosed(reply, stopped).catch(() => undefined),
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
      await speaking(languageOfQuestion(question), () =>
        this.writer.write({ reply, question, draft }, data.useOpenAI),
      );
    } catch (error) {
      if (lost !== undefined) throw lost;
      if (!stopped.signal.aborted) throw error;
    } finally {
      forget();
    }
  }

  /** After the last failed attempt the reply is closed; the question stays and can be asked again, and an earlier reply is there again. */
  @OnJobFailed(answerQuestion)
  async fail({ data: { id } }: Job<AnswerQuestion>): Promise<void> {
    await this.messages.fail(id);
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
    const photo = await this.photoOf(before.at(-1));
    const mayCall = () => this.spending.mayCall(userId, address);
    return { gardener, turns: transcriptOf(before, photo), signal, mayCall };
  }

  /** The photo of a question; of one that is lost the words are answered. */
  private async photoOf(question?: Message): Promise<Buffer | undefined> {
    if (!question?.imageUrl) return undefined;
    return this.photos.readPhoto(question.imageUrl).catch((error: unknown) => {
      if (error instanceof DomainError && error.kind === 'not-found') return undefined;
      throw error;
    });
  }

  private async abortIfClosed({ id, userId }: Message, stopped: AbortController): Promise<void> {
    const row = await this.messages.find(id, userId);
    if (!row || row.closedAt) stopped.abort();
  }
}
