import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Position } from '../../platform/http/page.js';
import { AccountRepository } from '../auth/index.js';
import { ConversationRepository } from './conversation.repository.js';
import { MAX_CONVERSATIONS, tooManyConversations } from './domain/chat.errors.js';
import type { Conversation, Message } from './domain/chat.js';
import { MessageRepository } from './message.repository.js';

/** A person's conversations with the plant expert. What is asked in them: ChatService. */
@Injectable()
export class ConversationsService {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly accounts: AccountRepository,
    private readonly database: Database,
  ) {}

  /** Throws `too-many-conversations`. */
  create(userId: string, title: string): Promise<Conversation> {
    return this.database.transaction(async () => {
      await this.accounts.hold(userId); // one is counted and added after the other
      if ((await this.conversations.count(userId)) >= MAX_CONVERSATIONS) throw tooManyConversations();
      return this.conversations.add(userId, title);
    });
  }

  list(userId: string, limit: number, after?: Position): Promise<Conversation[]> {
    return this.conversations.list(userId, limit, after);
  }

  /** Throws `conversation-not-found`, as all that follow do, also for another person's. */
  rename(id: string, userId: string, title: string): Promise<Conversation> {
    return this.conversations.rename(id, userId, title);
  }

  /** Removes it with its messages; a reply that is being written is not written on. */
  async remove(id: string, userId: string): Promise<void> {
    const open = await this.messages.findOpen(id, userId);
    if (open) await this.messages.stop(open.id);
    await this.conversations.remove(id, userId);
  }

  /** A page of what was said, the newest first. */
  async read(id: string, userId: string, limit: number, after?: Position): Promise<Message[]> {
    await this.conversations.get(id, userId);
    return this.messages.list(id, userId, limit, after);
  }
}
