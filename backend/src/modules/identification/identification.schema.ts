import { EntitySchema } from 'typeorm';
import type { IdentificationRow } from './domain/identification.js';

export const IdentificationSchema = new EntitySchema<IdentificationRow>({
  name: 'identification',
  tableName: 'identification_history',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid' },
    state: { type: 'text', default: 'queued' },
    imageUrl: { type: 'text' },
    imageUrls: { type: 'text', array: true },
    identifiedAs: { type: 'uuid', nullable: true },
    confidence: { type: 'text', nullable: true },
    finding: { type: 'jsonb', nullable: true },
    failure: { type: 'jsonb', nullable: true },
    charged: { type: 'boolean' },
    feedback: { type: 'jsonb', nullable: true },
    idempotencyKey: { type: 'text', nullable: true },
    requestHash: { type: 'text' },
    createdAt: { type: 'timestamptz', createDate: true },
    closedAt: { type: 'timestamptz', nullable: true },
  },
});
