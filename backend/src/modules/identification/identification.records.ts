import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonRecords } from '../../platform/database/person-records.js';
import type { Finding } from './domain/finding.js';
import type { Feedback } from './domain/identification.js';

/** An identification that has come to its end, as it is taken along and brought back. */
export interface IdentificationExport {
  id: string;
  state: 'answered' | 'released';
  imageUrls: string[];
  identifiedAs: string | null;
  confidence: string | null;
  finding: Finding | null;
  failure: { kind: string; code: string; message: string } | null;
  charged: boolean;
  feedback: Feedback | null;
  createdAt: string;
  closedAt: string;
}

/** A person's identifications with their findings. Bringing one back reserves nothing and gives nothing back. */
@Injectable()
export class IdentificationRecords extends PersonRecords<IdentificationExport> {
  constructor(database: Database) {
    super(database, {
      name: 'identification_history',
      order: 'createdAt',
      where: 'closed_at is not null',
      columns: {
        id: 'uuid',
        state: 'text',
        imageUrls: 'text[]',
        identifiedAs: 'uuid',
        confidence: 'text',
        finding: 'jsonb',
        failure: 'jsonb',
        charged: 'boolean',
        feedback: 'jsonb',
        createdAt: 'timestamptz',
        closedAt: 'timestamptz',
      },
      computed: { image_url: `coalesce(x."imageUrls"[1], '')`, request_hash: `''` },
    });
  }
}
