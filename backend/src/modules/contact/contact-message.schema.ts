import { EntitySchema } from 'typeorm';
import type { ContactMessage } from './domain/contact-message.js';

/** A message to the team; `userId` is null if nobody was signed in. */
export interface ContactMessageRow extends ContactMessage {
  id: string;
  userId: string | null;
  createdAt: Date;
  /** When an admin said that it is answered; null while it waits. */
  answeredAt: Date | null;
}

export const ContactMessageSchema = new EntitySchema<ContactMessageRow>({
  name: 'contact-message',
  tableName: 'contact_messages',
  columns: {
    id: { type: 'uuid', primary: true, generated: 'uuid' },
    userId: { type: 'uuid', nullable: true },
    name: { type: 'text' },
    email: { type: 'text' },
    subject: { type: 'text' },
    message: { type: 'text' },
    createdAt: { type: 'timestamptz', createDate: true },
    answeredAt: { type: 'timestamptz', nullable: true },
  },
});
