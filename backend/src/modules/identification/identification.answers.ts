import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { EventStreams } from '../../platform/http/admission/event-streams.js';
import { AccountRepository } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { remainingIdentifications } from './domain/entitlement.js';
import { stillWorking } from './domain/identification.errors.js';
import type { IdentificationDto, IdentificationRecordDto } from './identification.dto.js';
import { IdentificationProgress, isClosed } from './identification.progress.js';
import { IdentificationService } from './identification.service.js';
import { toAnswer, toRecord } from './identification.views.js';

const WAIT_MS = 29_000;
const STREAM_MS = 120_000;

/** An identification that was accepted and is still to come, or the finished answer. */
type Identified =
  { isPending: true; body: IdentificationRecordDto } | { isPending: false; body: IdentificationDto };

/** Answers requests for identifications, which workers perform: at once, after waiting, or as a stream of states. */
@Injectable()
export class IdentificationAnswers {
  constructor(
    private readonly identification: IdentificationService,
    private readonly progress: IdentificationProgress,
    private readonly accounts: AccountRepository,
    private readonly streams: EventStreams,
  ) {}

  /**
   * The answer to an identification that was requested, once it is there; with the header `Prefer: respond-async` (RFC 7240)
   * as it stands. Throws `still-working` after 29 seconds, and the error with which it failed.
   */
  async get(id: string, account: Account, prefer = ''): Promise<Identified> {
    if (/\brespond-async\b/.test(prefer))
      return { isPending: true, body: toRecord(await this.identification.get(id, account.id)) };
    const row = await this.progress.wait(id, account.id, WAIT_MS);
    if (!isClosed(row)) throw stillWorking();
    const remaining = remainingIdentifications(await this.accounts.get(account.id));
    return { isPending: false, body: toAnswer(row, remaining) };
  }

  /**
   * Server-sent events `queued`, `analysing` and `done`, each with the identification as it stands, for two minutes at most.
   * Throws `identification-not-found`, also for another person's, and `too-many-streams`.
   */
  async stream(id: string, userId: string, address: string): Promise<Readable> {
    return this.streams.open({ person: userId, address }, async (gone) => {
      await this.identification.getState(id, userId);
      return this.events(id, userId, gone);
    });
  }

  private async *events(id: string, userId: string, gone: AbortSignal): AsyncGenerator<string> {
    for await (const row of this.progress.follow(id, userId, STREAM_MS, gone)) {
      const name = isClosed(row) ? 'done' : row.state;
      yield `event: ${name}\ndata: ${JSON.stringify(toRecord(row))}\n\n`;
    }
  }
}
