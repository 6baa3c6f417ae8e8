import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';

export interface OutboxRow {
  id: string;
  name: string;
  data: unknown;
}

/** A job that is neither done nor parked this long after it was handed over is handed over again. */
const HAND_AGAIN_AFTER_S = 15;
/** A job that was started this often and never ended may be what kills its workers. */
const MAX_STARTS = 9;
const BATCH = 100;

const TAKE = {
  name: 'outbox-take',
  text: `update outbox set handed_at = now()
          where id in (select id from outbox
                        where parked_at is null
                          and (handed_at is null or handed_at < now() - interval '${HAND_AGAIN_AFTER_S} seconds')
                        order by created_at limit ${BATCH} for update skip locked)
      returning id, name, data`,
};
const DONE = { name: 'outbox-done', text: `delete from outbox where id = $1` };
const PARK = {
  name: 'outbox-park',
  text: `update outbox set parked_at = now(), error = $2 where id = $1 and parked_at is null`,
};
const BEGIN = {
  name: 'outbox-begin',
  text: `update outbox set starts = starts + 1 where id = $1 and parked_at is null returning starts`,
};

/**
 * The jobs that still have to be done, in Postgres beside the data they belong to. The queue may be lost at any
 * time: every row stays here until its work is done (then it goes) or was given up (then it is parked).
 */
@Injectable()
export class Outbox {
  constructor(private readonly database: Database) {}

  /** Rows that are due to be handed to the queue, at most a batch; no two relays get the same one. */
  take(): Promise<OutboxRow[]> {
    return this.database.query<OutboxRow>(TAKE);
  }

  /** Whether the job is still to be done: not when it was done or parked meanwhile, and not when it is poison. */
  async begin(id: string): Promise<'go' | 'over' | 'poison'> {
    const [row] = await this.database.query<{ starts: number }>(BEGIN, [id]);
    if (!row) return 'over';
    return row.starts > MAX_STARTS ? 'poison' : 'go';
  }

  delete(id: string): Promise<unknown> {
    return this.database.query(DONE, [id]);
  }

  /** Puts a job aside for a person to look at. */
  park(id: string, error: string): Promise<unknown> {
    return this.database.query(PARK, [id, error.slice(0, 2000)]);
  }
}
