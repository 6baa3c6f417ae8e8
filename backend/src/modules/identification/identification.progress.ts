import { Injectable } from '@nestjs/common';
import { PostgresListener } from '../../platform/database/postgres-listener.js';
import { Wakeup } from '../../platform/database/wakeup.js';
import { IDENTIFICATION_CHANNEL } from './identification-channel.js';
import { IdentificationRepository } from './identification.repository.js';
import type { IdentificationRow, IdentificationState } from './domain/identification.js';

const CLOSED: IdentificationState[] = ['answered', 'released'];

export const isClosed = ({ state }: Pick<IdentificationRow, 'state'>) => CLOSED.includes(state);

/** Follows identifications while workers perform them. */
@Injectable()
export class IdentificationProgress {
  constructor(
    private readonly history: IdentificationRepository,
    private readonly listener: PostgresListener,
  ) {}

  /** The row each time its state is another, until it is closed, the deadline has passed or the reader is gone. */
  async *follow(
    id: string,
    userId: string,
    deadlineMs: number,
    gone?: AbortSignal,
  ): AsyncGenerator<IdentificationRow> {
    const until = Date.now() + deadlineMs;
    const news = new Wakeup();
    let pending = false;
    const look = () => {
      pending = true;
      news.ring();
    };
    const stop = await this.listener.on(
      IDENTIFICATION_CHANNEL,
      (payload) => void (payload.startsWith(id) && look()),
    );
    gone?.addEventListener('abort', look);
    let last: IdentificationState | undefined;
    try {
      while (!gone?.aborted) {
        if ((await this.history.getState(id, userId)) !== last) {
          const row = await this.history.get(id, userId);
          last = row.state;
          yield row;
        }
        if ((last && isClosed({ state: last })) || Date.now() >= until) return;
        if (!pending) await news.wait();
        pending = false;
      }
    } finally {
      stop();
    }
  }

  /** The row once it is closed, or as it stands at the deadline. */
  async wait(id: string, userId: string, deadlineMs: number): Promise<IdentificationRow> {
    let latest: IdentificationRow | undefined;
    for await (const row of this.follow(id, userId, deadlineMs)) latest = row;
    return latest!;
  }
}
