import { EntitySchema } from 'typeorm';

/** One call of an AI provider. */
export interface AiInteractionRow {
  id: string;
  userId: string | null;
  kind: string;
  aiProvider: string;
  model: string;
  outcome: string;
  /** Milliseconds. */
  responseTime: number;
  inputTokens: number | null;
  outputTokens: number | null;
  /** Millionths of a US dollar; null where tokens or price are not known. */
  costMicros: number | null;
  /** 0 to 1. */
  confidence: number | null;
  userMessage: string;
  aiResponse: string;
  createdAt: Date;
}

export const AiInteractionSchema = new EntitySchema<AiInteractionRow>({
  name: 'ai-interaction',
  tableName: 'ai_interactions',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid', nullable: true },
    kind: { type: 'text' },
    aiProvider: { type: 'text' },
    model: { type: 'text' },
    outcome: { type: 'text' },
    responseTime: { type: 'integer' },
    inputTokens: { type: 'integer', nullable: true },
    outputTokens: { type: 'integer', nullable: true },
    costMicros: { type: 'integer', nullable: true },
    confidence: { type: 'real', nullable: true },
    userMessage: { type: 'text' },
    aiResponse: { type: 'text' },
    createdAt: { type: 'timestamptz', createDate: true },
  },
});
