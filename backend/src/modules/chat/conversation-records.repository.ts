import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { SAID } from './chat.statements.js';
import type { Role } from './domain/chat.js';

/** Something that was said to the plant expert or by it, as it is exported. */
export interface ConversationRecord {
  id: string;
  /** The title of the conversation. */
  conversation: string;
  role: Role;
  content: string;
  imageUrl: string | null;
  /** Who wrote a reply: anthropic, openai or local; null for questions. */
  provider: string | null;
  createdAt: Date;
}

const PAGE = 500;
const BEGINNING = { createdAt: new Date(0), id: '00000000-0000-0000-0000-000000000000' };

/** Exports a person's conversations, page by page, oldest message first. Replies that failed are left out. */
@Injectable()
export class ConversationRecords {
  constructor(private readonly database: Database) {}

  async *pages(userId: string): AsyncGenerator<ConversationRecord[]> {
    let last: Pick<ConversationRecord, 'createdAt' | 'id'> = BEGINNING;
    for (;;) {
      const rows = await this.database.query<ConversationRecord>(SAID, [
        userId,
        last.createdAt,
        last.id,
        PAGE,
      ]);
      if (rows.length) yield rows;
      if (rows.length < PAGE) return;
      last = rows.at(-1)!;
    }
  }
}
