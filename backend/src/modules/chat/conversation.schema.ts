import { EntitySchema } from 'typeorm';
import type { Conversation } from './domain/chat.js';

export const ConversationSchema = new EntitySchema<Conversation>({
  name: 'conversation',
  tableName: 'chat_conversations',
  columns: {
    id: { type: 'uuid', primary: true, generated: 'uuid' },
    userId: { type: 'uuid' },
    title: { type: 'text' },
    createdAt: { type: 'timestamptz', createDate: true },
    updatedAt: { type: 'timestamptz', default: () => 'now()' },
  },
});
