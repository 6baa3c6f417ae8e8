import pg from 'pg';

const GIVEN_UP = 'Query read timeout';

/**
 * A connection that is closed when a statement on it is given up (`query_timeout`): its answer may still come, and
 * everything that is sent after it would wait for it. The pool then opens another one.
 */
export class DeadlineClient extends pg.Client {
  override query = ((...sent: Parameters<pg.Client['query']>) => {
    const answer: unknown = super.query(...sent);
    if (answer instanceof Promise) answer.catch((error: Error) => this.endAfter(error));
    return answer;
  }) as unknown as pg.Client['query'];

  private endAfter({ message }: Error): void {
    if (message === GIVEN_UP) void this.end().catch(() => undefined);
  }
}
