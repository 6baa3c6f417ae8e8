import type { Finding } from './finding.js';

export type IdentificationState = 'queued' | 'analysing' | 'answered' | 'released';

/** A person's feedback on an answer. */
export interface Feedback {
  correct: boolean;
  scientificName: string;
  givenAt: string;
}

/** The error that an identification ended with. */
export interface Failure {
  kind: string;
  code: string;
  message: string;
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
  failure: Failure | null;
  /** Whether it counts towards the free identifications. */
  charged: boolean;
  feedback: Feedback | null;
  idempotencyKey: string | null;
  requestHash: string;
  createdAt: Date;
  closedAt: Date | null;
}
