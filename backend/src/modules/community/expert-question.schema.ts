import { EntitySchema } from 'typeorm';
import type { ExpertQuestion } from './domain/expert-question.js';

/** A question with its asker, as they were called then. */
export interface ExpertQuestionRow extends ExpertQuestion {
  userId: string;
  userEmail: string;
  userName: string;
}

export const ExpertQuestionSchema = new EntitySchema<ExpertQuestionRow>({
  name: 'expert-question',
  tableName: 'expert_questions',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid' },
    userEmail: { type: 'text' },
    userName: { type: 'text' },
    message: { type: 'text' },
    category: { type: 'text', default: 'general' },
    status: { type: 'text', default: 'pending' },
    aiResponse: { type: 'text', nullable: true },
    aiProvider: { type: 'text', nullable: true },
    expertResponse: { type: 'text', nullable: true },
    createdAt: { type: 'timestamptz', createDate: true },
    respondedAt: { type: 'timestamptz', nullable: true },
  },
});
