import { EntitySchema } from 'typeorm';
import type { Message } from './domain/chat.js';

export const MessageSchema = new EntitySchema<Message>({
  name: 'message',
  tableName: 'chat_messages',
  columns: {
    id: { type: 'uuid', primary: true },
    conversationId: { type: 'uuid' },
    userId: { type: 'uuid' },
    role: { type: 'text' },
    content: { type: 'text' },
    state: { type: 'text' },
    provider: { type: 'text', nullable: true },
    model: { type: 'text', nullable: true },
    createdAt: { type: 'timestamptz', createDate: true },
    closedAt: { type: 'timestamptz', nullable: true },
  },
});
