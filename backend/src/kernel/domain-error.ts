export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'payment-required'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unsupported'
  | 'unprocessable'
  | 'misdirected'
  | 'too-many'
  | 'unavailable';

/** Extra details for the client: further members of the problem document, or seconds to wait. */
export interface ErrorDetails {
  members?: Record<string, unknown>;
  retryAfterS?: number;
}

/** The only expected kind of failure. Its message is in plain words and may be shown to a person. */
export class DomainError extends Error {
  constructor(
    readonly kind: ErrorKind,
    /** Stable and kebab-case; clients and tests compare it. */
    readonly code: string,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
    this.name = 'DomainError';
  }
}
