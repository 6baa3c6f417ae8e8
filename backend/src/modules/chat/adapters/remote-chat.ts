import type { CircuitBreakerPolicy } from 'cockatiel';
import { Logger } from '@nestjs/common';
import { DomainError } from '../../../kernel/domain-error.js';
import { breakerFor, describeError, toFailure } from '../../../platform/outbound/remote-provider.js';
import { modelFailed } from '../domain/chat.errors.js';

/** These say nothing about the provider: it did not want to answer, it was not asked, or its reader has stopped it. */
const NOT_ITS_FAULT = new Set(['model-refused', 'model-spent', 'model-stopped']);
const isItsFault = (error: Error) => !(error instanceof DomainError && NOT_ITS_FAULT.has(error.code));

/** Our questions are well-formed: a provider that cannot work with one is set up for something else. */
const FAILED = { ...modelFailed, refused: modelFailed.misconfigured };

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
    this.breaker = breakerFor(this.log, isItsFault);
  }

  /** `ask` calls `heard` whenever the model says something. Throws one of `modelFailed`, or that it was stopped by `signal`. */
  async run<Answer>(
    signal: AbortSignal,
    ask: (signal: AbortSignal, heard: () => void) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await this.breaker.execute(() => this.listen(signal, ask));
    } catch (error) {
      throw toFailure(error, FAILED);
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
      const failure = silence.signal.aborted ? modelFailed.tooSlow() : toFailure(error, FAILED);
      this.log.warn({ code: failure.code, error: describeError(error) });
      throw failure;
    } finally {
      clearTimeout(timer);
    }
  }
}
