import { Logger } from '@nestjs/common';
import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import type { CircuitBreakerPolicy } from 'cockatiel';
import { DomainError } from '../../../kernel/domain-error.js';
import { identifierFailed } from '../domain/identification.errors.js';
import type { MayCall } from '../ports/plant-identifier.js';

const OPENS_AFTER = 5;
const CLOSES_AGAIN_AFTER_MS = 10_000;
const RETRY_AFTER_MS = 400;

/** These say nothing about the provider: it did not like the photo, or it was not asked. */
const NOT_ITS_FAULT = new Set(['identifier-refused', 'identifier-spent']);
const isItsFault = (error: Error) => !(error instanceof DomainError && NOT_ITS_FAULT.has(error.code));

/**
 * Calls a remote provider with a time limit for all attempts together, one retry where that may help, and a circuit
 * breaker that pauses calls to a provider that keeps failing.
 */
export class RemoteCall {
  private readonly log: Logger;
  private readonly breaker: CircuitBreakerPolicy;

  /** All attempts together end within `timeoutMs`. */
  constructor(
    provider: string,
    private readonly timeoutMs: number,
  ) {
    this.log = new Logger(provider);
    this.breaker = circuitBreaker(handleWhen(isItsFault), {
      halfOpenAfter: CLOSES_AGAIN_AFTER_MS,
      breaker: new ConsecutiveBreaker(OPENS_AFTER),
    });
    this.breaker.onBreak(() => this.log.warn('keeps failing: it is left alone for a while'));
    this.breaker.onReset(() => this.log.log('answers again'));
  }

  /** Asks, and asks `mayCall` before each attempt. Throws one of `identifierFailed`. */
  async run<Answer>(mayCall: MayCall, ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    try {
      return await this.breaker.execute(() => this.try(mayCall, ask, AbortSignal.timeout(this.timeoutMs)));
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw identifierFailed.unavailable();
      throw error;
    }
  }

  private async try<Answer>(
    mayCall: MayCall,
    ask: (signal: AbortSignal) => Promise<Answer>,
    signal: AbortSignal,
  ): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        if (!(await mayCall())) throw identifierFailed.spent();
        return await ask(signal);
      } catch (error) {
        const failure = signal.aborted ? identifierFailed.tooSlow() : toFailure(error);
        this.log.warn({ attempt, code: failure.code, error: describe(error) });
        if (attempt > 1 || !MAY_PASS.has(failure.code)) throw failure;
        await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
      }
    }
  }
}

const MAY_PASS = new Set(['identifier-unreadable', 'identifier-unavailable']);

/** Translates errors of the official SDKs. They all carry the HTTP status, or none when there was no response. */
function toFailure(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const { status, name = '' } = (error ?? {}) as { status?: number; name?: string };
  if (/timeout/i.test(name)) return identifierFailed.tooSlow();
  if (status === 429) return identifierFailed.busy();
  if (status === 400 || status === 413 || status === 422) return identifierFailed.refused(); // it is the photo's fault
  if (status === 401 || status === 403 || status === 404) return identifierFailed.misconfigured();
  if (error instanceof SyntaxError) return identifierFailed.unreadable();
  return identifierFailed.unavailable();
}

/** Details for the log. The request is left out, as it holds the photo and the key. */
const describe = (error: unknown) => {
  const {
    name,
    status,
    message = '',
  } = (error ?? {}) as { name?: string; status?: number; message?: string };
  return `${name ?? 'Error'} ${status ?? ''} ${message.slice(0, 200)}`;
};
