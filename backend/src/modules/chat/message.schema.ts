import { EntitySchema } from 'typeorm';
import type { Message } from './domain/chat.js';

/** A message, and when something of it was last written. */
type MessageRow = Message & { touchedAt: Date };

export const MessageSchema = new EntitySchema<MessageRow>({
  name: 'message',
  tableName: 'chat_messages',
  columns: {
    id: { type: 'uuid', primary: true },
    conversationId: { type: 'uuid' },
    userId: { type: 'uuid' },
    role: { type: 'text' },
    content: { type: 'text' },
    imageUrl: { type: 'text', nullable: true },
    state: { type: 'text' },
    provider: { type: 'text', nullable: true },
    model: { type: 'text', nullable: true },
    createdAt: { type: 'timestamptz', createDate: true },
    touchedAt: { type: 'timestamptz', createDate: true },
    earlier: { type: 'jsonb', nullable: true },
    closedAt: { type: 'timestamptz', nullable: true },
  },
});
