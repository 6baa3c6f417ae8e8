import { EntitySchema } from 'typeorm';
import type { LocalDate } from '../../kernel/local-date.js';

/** A message, at most one for each person and day, as it is stored. */
export interface ReminderMessageRow {
  id: string;
  userId: string;
  onDate: LocalDate;
  isTest: boolean;
  taskIds: string[];
  answer: 'done' | 'later' | null;
  createdAt: Date;
}

export const ReminderMessageSchema = new EntitySchema<ReminderMessageRow>({
  name: 'reminder-message',
  tableName: 'reminder_messages',
  columns: {
    id: { type: 'uuid', primary: true, generated: 'uuid' },
    userId: { type: 'uuid' },
    onDate: { type: 'date' },
    isTest: { type: 'boolean', default: false },
    taskIds: { type: 'uuid', array: true },
    answer: { type: 'text', nullable: true },
    createdAt: { type: 'timestamptz', createDate: true },
  },
});

/** What became of a message on one channel. */
export interface ReminderDeliveryRow {
  messageId: string;
  target: string;
  state: 'sending' | 'sent' | 'failed';
  detail: string | null;
}

export const ReminderDeliverySchema = new EntitySchema<ReminderDeliveryRow>({
  name: 'reminder-delivery',
  tableName: 'reminder_deliveries',
  columns: {
    messageId: { type: 'uuid', primary: true },
    target: { type: 'text', primary: true },
    state: { type: 'text', default: 'sending' },
    detail: { type: 'text', nullable: true },
  },
});
