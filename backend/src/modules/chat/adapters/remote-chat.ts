import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import type { CircuitBreakerPolicy } from 'cockatiel';
import { Logger } from '@nestjs/common';
import { DomainError } from '../../../kernel/domain-error.js';
import { modelFailed } from '../domain/chat.errors.js';

const OPENS_AFTER = 5;
const CLOSES_AGAIN_AFTER_MS = 10_000;

/** These say nothing about the provider: it did not want to answer, it was not asked, or its reader has stopped it. */
const NOT_ITS_FAULT = new Set(['model-refused', 'model-spent', 'model-stopped']);

/** Calls a remote model, gives it up when it says nothing for too long, and leaves it alone for a while when it keeps failing. */
export class RemoteChat {
  private readonly log: Logger;
  private readonly breaker: CircuitBreakerPolicy;

  /** `silenceMs`: how long it may say nothing. */
  constructor(
    provider: string,
    private readonly silenceMs: number,
  ) {
    this.log = new Logger(provider);
    const isItsFault = (error: Error) => !(error instanceof DomainError && NOT_ITS_FAULT.has(error.code));
    this.breaker = circuitBreaker(handleWhen(isItsFault), {
      halfOpenAfter: CLOSES_AGAIN_AFTER_MS,
      breaker: new ConsecutiveBreaker(OPENS_AFTER),
    });
    this.breaker.onBreak(() => this.log.warn('keeps failing: it is left alone for a while'));
    this.breaker.onReset(() => this.log.log('answers again'));
  }

  /** `ask` calls `heard` whenever the model says something. Throws one of `modelFailed`, or that it was stopped by `signal`. */
  async run<Answer>(
    signal: AbortSignal,
    ask: (signal: AbortSignal, heard: () => void) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await this.breaker.execute(() => this.listen(signal, ask));
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw modelFailed.unavailable();
      throw error;
    }
  }

  private async listen<Answer>(
    signal: AbortSignal,
    ask: (signal: AbortSignal, heard: () => void) => Promise<Answer>,
  ): Promise<Answer> {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), this.silenceMs);
    try {
      return await ask(AbortSignal.any([signal, silence.signal]), () => timer.refresh());
    } catch (error) {
      if (signal.aborted) throw modelFailed.stopped();
      const failure = silence.signal.aborted ? modelFailed.tooSlow() : toFailure(error);
      this.log.warn({ code: failure.code, error: describe(error) });
      throw failure;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Translates errors of the official SDKs. They all carry the HTTP status, or none when there was no response. */
function toFailure(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const { status, name = '' } = (error ?? {}) as { status?: number; name?: string };
  if (/timeout/i.test(name)) return modelFailed.tooSlow();
  if (status === 429 || status === 529) return modelFailed.busy();
  if (status === 400 || status === 413 || status === 422) return modelFailed.refused();
  if (status === 401 || status === 403 || status === 404) return modelFailed.misconfigured();
  return error instanceof SyntaxError ? modelFailed.unreadable() : modelFailed.unavailable();
}

/** Details for the log. The request is left out, as it holds what was asked, and the key. */
const describe = (error: unknown) => {
  const {
    name,
    status,
    message = '',
  } = (error ?? {}) as { name?: string; status?: number; message?: string };
  return `${name ?? 'Error'} ${status ?? ''} ${message.slice(0, 200)}`;
};
