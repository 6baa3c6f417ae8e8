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
  | 'too-many'
  | 'unavailable';

/** More that a client may need: extra members of the problem document, or seconds to wait. */
export interface ErrorDetails {
  members?: Record<string, unknown>;
  retryAfterS?: number;
}

/** The only failure that is expected: it says what is wrong in words a person understands. */
export class DomainError extends Error {
  constructor(
    readonly kind: ErrorKind,
    /** Stable, kebab-case: what clients and tests compare. */
    readonly code: string,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
    this.name = 'DomainError';
  }
}
