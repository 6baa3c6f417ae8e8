import type { Socket } from 'node:net';
import pg from 'pg';

/** Options of a connection, with the milliseconds of silence after which a running statement is given up. */
export interface DeadlineConfig extends pg.ClientConfig {
  silenceMs?: number;
}

/** What pg keeps for itself. */
interface Internals {
  connection: { stream: Socket };
  readyForQuery: boolean;
}

/**
 * A connection that is closed when a statement on it is given up: the answer may still come, and everything sent afterwards
 * would wait for it. The pool then opens another one. It uses the timer of its socket: the `query_timeout` of pg makes a timer
 * for each statement, which keeps rows alive so long that collecting them costs more than reading them.
 */
export class DeadlineClient extends pg.Client {
  constructor(config: DeadlineConfig = {}) {
    super(config);
    const { silenceMs } = config;
    if (silenceMs) this.once('connect', () => this.endAfter(silenceMs));
  }

  private endAfter(silenceMs: number): void {
    const own = this as unknown as Internals;
    const { stream } = own.connection;
    stream.setTimeout(silenceMs, () => {
      if (!own.readyForQuery) stream.destroy(new Error('Query read timeout'));
    });
  }
}
