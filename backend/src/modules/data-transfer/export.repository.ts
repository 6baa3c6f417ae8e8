import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { exportNotFound } from './domain/data-transfer.errors.js';
import type { Export, Progress } from './domain/transfer.js';

export const KEPT_DAYS = 7;

const EXPORT = `id, state, json_build_object('part', part, 'done', done, 'total', total) as progress,
  bytes::float8 as bytes, failure as problem, created_at as "createdAt",
  case when state = 'ready' then closed_at + interval '${KEPT_DAYS} days' end as "expiresAt"`;
const IS_THERE = `(closed_at is null or closed_at > now() - interval '${KEPT_DAYS} days')`;

const OPEN = {
  name: 'export-open',
  text: `insert into data_exports (id, user_id) values ($1, $2)
         on conflict (user_id) where closed_at is null do nothing returning ${EXPORT}`,
};
const GET_OPEN = {
  name: 'export-get-open',
  text: `select ${EXPORT} from data_exports where user_id = $1 and closed_at is null`,
};
const GET = {
  name: 'export-get',
  text: `select ${EXPORT} from data_exports where id = $1 and user_id = $2 and ${IS_THERE}`,
};
const LIST = {
  name: 'export-list',
  text: `select ${EXPORT} from data_exports where user_id = $1 and ${IS_THERE} order by created_at desc, id desc limit 5`,
};
const BEGIN = {
  name: 'export-begin',
  text: `update data_exports set state = 'working' where id = $1 and closed_at is null returning user_id as "userId"`,
};
const NOTE = {
  name: 'export-note',
  text: `update data_exports set part = $2, done = $3, total = $4 where id = $1 and closed_at is null`,
};
const CLOSE = {
  name: 'export-close',
  text: `update data_exports set state = $2, bytes = $3, failure = $4, closed_at = now(), done = total
          where id = $1 and closed_at is null returning id`,
};
/** Files that nobody can download any more: too old, failed, or followed by a newer one. */
const SPENT = {
  name: 'export-spent',
  text: `select id, user_id as "userId" from data_exports e
          where closed_at < now() - interval '${KEPT_DAYS} days'
             or closed_at is not null and exists (select 1 from data_exports n
                  where n.user_id = e.user_id and n.state = 'ready' and n.created_at > e.created_at)
          limit 100`,
};
const FORGET = { name: 'export-forget', text: `delete from data_exports where id = $1` };

/** The downloads that people have asked for. A person has one under way at most. */
@Injectable()
export class ExportRepository {
  constructor(private readonly database: Database) {}

  /** The new export, or undefined when one is under way. */
  async createExport(id: string, userId: string): Promise<Export | undefined> {
    const [row] = await this.database.query<Export>(OPEN, [id, userId]);
    return row;
  }

  async findOpen(userId: string): Promise<Export | undefined> {
    const [row] = await this.database.query<Export>(GET_OPEN, [userId]);
    return row;
  }

  /** Throws `export-not-found`, also for somebody else's and for one that has expired. */
  async get(id: string, userId: string): Promise<Export> {
    const [row] = await this.database.query<Export>(GET, [id, userId]);
    if (!row) throw exportNotFound();
    return row;
  }

  /** Newest first. */
  list(userId: string): Promise<Export[]> {
    return this.database.query<Export>(LIST, [userId]);
  }

  /** Whose export it is, if there is still something to do. */
  async begin(id: string): Promise<{ userId: string } | undefined> {
    const [row] = await this.database.query<{ userId: string }>(BEGIN, [id]);
    return row;
  }

  async setProgress(id: string, { part, done, total }: Progress): Promise<void> {
    await this.database.query(NOTE, [id, part, done, total]);
  }

  /** Answers false when the export, or its person, is gone. */
  async setReady(id: string, bytes: number): Promise<boolean> {
    return (await this.database.query(CLOSE, [id, 'ready', bytes, null])).length > 0;
  }

  async setFailed(id: string, problem: string): Promise<void> {
    await this.database.query(CLOSE, [id, 'failed', null, problem]);
  }

  findSpent(): Promise<{ id: string; userId: string }[]> {
    return this.database.query(SPENT);
  }

  async deleteExport(id: string): Promise<void> {
    await this.database.query(FORGET, [id]);
  }
}
