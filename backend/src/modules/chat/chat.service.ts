import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v5 as nameUuid } from 'uuid';
import { HOUR_S } from '../../kernel/durations.js';
import { defineJob } from '../../kernel/job.js';
import { texts } from '../../kernel/languages/texts.js';
import { Database } from '../../platform/database/database.js';
import { RateLimits } from '../../platform/http/rate-limits.js';
import type { Limit } from '../../platform/http/rate-limits.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { ConversationRepository } from './conversation.repository.js';
import { keyOfOtherQuestion, messageNotFound, notLastQuestion, replyPending } from './domain/chat.errors.js';
import { earlierOf, isRestored, titleAfter } from './domain/chat.js';
import type { Conversation, Message, Role } from './domain/chat.js';
import { PhotoStorage } from '../photos/index.js';
import { MessageRepository } from './message.repository.js';

const tChat = texts('chat');

export interface AnswerQuestion {
  /** Id of the reply and of the job. */
  id: string;
  useOpenAI: boolean;
  /** The client's IP address, by which paid calls are counted. */
  address: string;
}
export const answerQuestion = defineJob<AnswerQuestion>('answer-question', { lane: 'talk' });

/** What a person asks, and of which model. */
export interface Question {
  content: string;
  /** The address of a photo of their own. */
  imageUrl?: string | undefined;
  useOpenAI: boolean;
  address: string;
  /** The same key is the same question. */
  key?: string | undefined;
}

/** How a question is asked again: in other words where there are some. */
type Again = Omit<Question, 'content' | 'imageUrl'> & { content?: string | undefined };

/** A question and its reply. */
export interface Exchange {
  question: Message;
  reply: Message;
}

const PER_PERSON: Limit = { name: 'chat', points: 60, duration: HOUR_S };
/** A question asked again after this many milliseconds stands after the reply that it follows. */
const STEP_MS = 1;

/** What is asked of the plant expert. A worker writes the replies: see ChatWork. */
@Injectable()
export class ChatService {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly queue: JobQueue,
    private readonly photos: PhotoStorage,
    private readonly limits: RateLimits,
    private readonly database: Database,
  ) {}

  /**
   * Keeps a question and opens its reply. A repeat with the same key is the same question. Throws `reply-pending`,
   * `key-of-other-question`, `photo-gone` and `too-many-tries`.
   */
  async ask(id: string, userId: string, question: Question): Promise<Exchange> {
    const questionId = question.key ? nameUuid(`${id} ${question.key}`, userId) : randomUUID();
    const earlier = question.key ? await this.findExchange(questionId, userId) : undefined;
    if (earlier) return sameQuestion(earlier, question);
    if (question.imageUrl) await this.photos.assertStored(userId, [question.imageUrl]);
    await this.countQuestion(userId);
    return this.database.transaction(async () => {
      const conversation = await this.conversations.lock(id, userId);
      const racing = question.key && (await this.findExchange(questionId, userId));
      if (racing) return sameQuestion(racing, question);
      const [last] = await this.messages.list(id, userId, 1);
      if (last && !last.closedAt) throw replyPending();
      const asked = newMessage(conversation, 'user', momentAfter(last), questionId);
      asked.content = question.content;
      asked.imageUrl = question.imageUrl ?? null;
      if (asked.imageUrl) await this.photos.holdPhotos(userId, [asked.imageUrl]);
      return this.openReply(conversation, asked, question, [asked]);
    });
  }

  /**
   * Asks the last question again, in other words where there are some. The reply that it had is replaced when the new one is there; until
   * then it is kept, and there again where nothing comes of the new one. A repeat with the same key is the same. Throws
   * `message-not-found`, `not-last-question`, `key-of-other-question`, `reply-pending` and `too-many-tries`.
   */
  async askAgain(id: string, userId: string, messageId: string, question: Again): Promise<Exchange> {
    const replyId = question.key ? nameUuid(`${messageId} ${question.key}`, userId) : randomUUID();
    const earlier = question.key ? await this.findAgain(replyId, id, userId) : undefined;
    if (earlier) return sameAgain(earlier, question);
    await this.countQuestion(userId);
    return this.database.transaction(async () => {
      const conversation = await this.conversations.lock(id, userId);
      const racing = question.key && (await this.findAgain(replyId, id, userId));
      if (racing) return sameAgain(racing, question);
      const { asked, reply } = await this.lastQuestion(id, userId, messageId);
      const content = question.content ?? asked.content;
      if (question.content) await this.messages.rewrite(asked.id, userId, content);
      await this.messages.removeAfter(asked);
      const opened = { id: replyId, earlier: earlierOf(asked, reply) };
      return this.openReply(conversation, { ...asked, content }, question, [], opened);
    });
  }

  /** Stops the reply that is being written, if there is one; what is written of it stays. */
  async stop(id: string, userId: string): Promise<void> {
    await this.conversations.get(id, userId);
    const open = await this.messages.findOpen(id, userId);
    if (open) await this.messages.stop(open.id);
  }

  /** A reply with the question before it. Throws `message-not-found`. */
  async exchangeOf(id: string, userId: string, replyId: string): Promise<Exchange> {
    const reply = await this.messages.get(replyId, userId);
    const question = await this.messages.findBefore(reply);
    if (reply.conversationId !== id || reply.role !== 'assistant' || !question) throw messageNotFound();
    return { question, reply };
  }

  /** Throws `too-many-tries`. */
  private countQuestion(userId: string): Promise<void> {
    return this.limits.consumeRateLimit(PER_PERSON, userId, (wait) =>
      tChat('tooManyQuestions', { ...wait, most: String(PER_PERSON.points) }),
    );
  }

  /** The question with this id and its reply, if it is the last one and its reply is closed. */
  private async lastQuestion(
    id: string,
    userId: string,
    messageId: string,
  ): Promise<{ asked: Message; reply?: Message | undefined }> {
    const asked = await this.messages.get(messageId, userId);
    if (asked.conversationId !== id || asked.role !== 'user') throw messageNotFound();
    const [last, before] = await this.messages.list(id, userId, 2);
    if (last && !last.closedAt) throw replyPending();
    if (asked.id === last?.id) return { asked };
    if (asked.id !== before?.id || last?.role === 'user') throw notLastQuestion();
    return { asked, reply: last };
  }

  private async openReply(
    conversation: Conversation,
    question: Message,
    { useOpenAI, address }: Pick<Question, 'useOpenAI' | 'address'>,
    fresh: Message[] = [],
    opened: Partial<Pick<Message, 'id' | 'earlier'>> = {},
  ): Promise<Exchange> {
    const reply = { ...newMessage(conversation, 'assistant', momentAfter(question)), ...opened };
    await this.messages.add(...fresh, reply);
    const title = titleAfter(conversation, question.content);
    await this.conversations.touch(conversation.id, title, new Date());
    await this.queue.enqueue(answerQuestion, { id: reply.id, useOpenAI, address }, reply.id);
    return { question, reply };
  }

  private async findAgain(replyId: string, id: string, userId: string): Promise<Exchange | undefined> {
    const reply = await this.messages.find(replyId, userId);
    return reply && this.exchangeOf(id, userId, reply.id);
  }

  private async findExchange(questionId: string, userId: string): Promise<Exchange | undefined> {
    const question = await this.messages.find(questionId, userId);
    const reply = question && (await this.messages.findNext(question));
    return reply ? { question, reply } : undefined;
  }
}

function sameQuestion(exchange: Exchange, { content, imageUrl }: Question): Exchange {
  const { question } = exchange;
  if (question.content !== content || question.imageUrl !== (imageUrl ?? null)) throw keyOfOtherQuestion();
  return exchange;
}

function sameAgain(exchange: Exchange, { content }: Again): Exchange {
  const { question, reply } = exchange;
  if (content !== undefined && question.content !== content && !isRestored(reply)) throw keyOfOtherQuestion();
  return exchange;
}

/** Now, or later than the message before it where the clocks of two processes differ. */
const momentAfter = (before?: Message): Date =>
  new Date(Math.max(Date.now(), before ? before.createdAt.getTime() + STEP_MS : 0));

const newMessage = (
  { id: conversationId, userId }: Conversation,
  role: Role,
  createdAt: Date,
  id: string = randomUUID(),
): Message => ({
  id,
  conversationId,
  userId,
  role,
  content: '',
  imageUrl: null,
  state: role === 'user' ? 'done' : 'waiting',
  provider: null,
  model: null,
  createdAt,
  closedAt: role === 'user' ? createdAt : null,
  earlier: null,
});
