import { Logger } from '@nestjs/common';
import { circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import type { CircuitBreakerPolicy } from 'cockatiel';
import { DomainError } from '../../kernel/domain-error.js';

const OPENS_AFTER = 5;
const CLOSES_AGAIN_AFTER_MS = 10_000;

/** Why a provider gave no answer. */
type FailureKind = 'unavailable' | 'busy' | 'tooSlow' | 'misconfigured' | 'unreadable' | 'refused';

/** A breaker that pauses calls to a provider that keeps failing, by failures that are its own fault. */
export function breakerFor(log: Logger, isItsFault: (error: Error) => boolean): CircuitBreakerPolicy {
  const breaker = circuitBreaker(handleWhen(isItsFault), {
    halfOpenAfter: CLOSES_AGAIN_AFTER_MS,
    breaker: new ConsecutiveBreaker(OPENS_AFTER),
  });
  breaker.onBreak(() => log.warn('keeps failing: it is left alone for a while'));
  breaker.onReset(() => log.log('answers again'));
  return breaker;
}

/** Translates an error of an official SDK, or of an open breaker, into a module's own; a module's own stays as it is. */
export const toFailure = (error: unknown, failed: Record<FailureKind, () => DomainError>): DomainError =>
  error instanceof DomainError ? error : failed[kindOf(error)]();

/** Errors of the SDKs all carry the HTTP status, or none when there was no response. */
function kindOf(error: unknown): FailureKind {
  const { status = 0, name = '', message = '' } = (error ?? {}) as Partial<SdkError>;
  if (/timeout/i.test(name)) return 'tooSlow';
  if ([429, 529].includes(status)) return 'busy';
  // Anthropic answers 400 when the account has no money left.
  if ([401, 402, 403, 404].includes(status) || /credit balance/i.test(message)) return 'misconfigured';
  if ([400, 413, 422].includes(status)) return 'refused';
  return error instanceof SyntaxError ? 'unreadable' : 'unavailable';
}

/** Details for the log. The request is left out, as it holds the key, and what a person has sent. */
export function describeError(error: unknown): string {
  const { name = 'Error', status = '', message = '' } = (error ?? {}) as Partial<SdkError>;
  return `${name} ${status} ${message.slice(0, 200)}`;
}

interface SdkError {
  name: string;
  status: number;
  message: string;
}
