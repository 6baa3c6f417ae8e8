import type { Finding } from './domain/finding.js';

export type IdentificationState = 'queued' | 'analysing' | 'answered' | 'released';

/** A person's feedback on an answer. */
export interface Feedback {
  correct: boolean;
  scientificName: string;
  givenAt: string;
}

/** One identification, from the request to its outcome. */
export interface IdentificationRow {
  id: string;
  userId: string;
  state: IdentificationState;
  imageUrl: string;
  imageUrls: string[];
  identifiedAs: string | null;
  confidence: string | null;
  finding: Finding | null;
  failure: { kind: string; code: string; message: string } | null;
  /** Whether it counts towards the free identifications. */
  charged: boolean;
  feedback: Feedback | null;
  idempotencyKey: string | null;
  requestHash: string;
  createdAt: Date;
  closedAt: Date | null;
}
