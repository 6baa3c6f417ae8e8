import { Logger } from '@nestjs/common';
import type { CircuitBreakerPolicy } from 'cockatiel';
import { DomainError } from '../../../kernel/domain-error.js';
import { breakerFor, describeError, toFailure } from '../../../platform/outbound/remote-provider.js';
import { identifierFailed } from '../domain/identification.errors.js';
import type { MayCall } from '../ports/plant-identifier.js';

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
    this.breaker = breakerFor(this.log, isItsFault);
  }

  /** Asks, and asks `mayCall` before each attempt. Throws one of `identifierFailed`. */
  async run<Answer>(mayCall: MayCall, ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    try {
      return await this.breaker.execute(() => this.try(mayCall, ask, AbortSignal.timeout(this.timeoutMs)));
    } catch (error) {
      throw toFailure(error, identifierFailed);
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
        const failure = signal.aborted ? identifierFailed.tooSlow() : toFailure(error, identifierFailed);
        this.log.warn({ attempt, code: failure.code, error: describeError(error) });
        if (attempt > 1 || !MAY_PASS.has(failure.code)) throw failure;
        await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
      }
    }
  }
}

const MAY_PASS = new Set(['identifier-unreadable', 'identifier-unavailable']);
