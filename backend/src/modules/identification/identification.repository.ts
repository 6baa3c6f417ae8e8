import { Injectable } from '@nestjs/common';
import type { DomainError } from '../../kernel/domain-error.js';
import { Database } from '../../platform/database/database.js';
import type { Position } from '../../platform/http/page.js';
import { identificationNotFound } from './domain/identification.errors.js';
import type { Finding } from './domain/finding.js';
import type { Feedback, IdentificationRow } from './identification.row.js';

/** Told, with "id state", whenever an identification moves on. */
export const IDENTIFICATION_CHANNEL = 'identification';

/** An `IdentificationRow` out of the table. */
const ROW = `id, user_id as "userId", state, image_url as "imageUrl", image_urls as "imageUrls",
  identified_as as "identifiedAs", confidence, finding, failure, charged, feedback, idempotency_key as "idempotencyKey",
  request_hash as "requestHash", created_at as "createdAt", closed_at as "closedAt"`;
const OPEN = {
  name: 'identification-open',
  text: `insert into identification_history (id, user_id, image_url, image_urls, charged, idempotency_key, request_hash)
         values ($1, $2, $3, $4, true, $5, $6)`,
};
const GET = {
  name: 'identification-get',
  text: `select ${ROW} from identification_history where id = $1 and user_id = $2`,
};
const BY_KEY = {
  name: 'identification-by-key',
  text: `select ${ROW} from identification_history where user_id = $1 and idempotency_key = $2`,
};
const LIST = {
  name: 'identification-list',
  text: `select ${ROW} from identification_history where user_id = $1
          order by created_at desc, id desc limit $2`,
};
const LIST_AFTER = {
  name: 'identification-list-after',
  text: `select ${ROW} from identification_history where user_id = $1 and (created_at, id) < ($3::timestamptz, $4::uuid)
          order by created_at desc, id desc limit $2`,
};
const SET_FEEDBACK = {
  name: 'identification-set-feedback',
  text: `update identification_history set feedback = $2, finding = $3, identified_as = $4 where id = $1`,
};

/** Moves a row on if it is still open, and tells whoever waits for it. */
const transition = (name: string, set: string, condition = 'closed_at is null') => ({
  name: `identification-${name}`,
  text: `with moved as (update identification_history set ${set} where id = $1 and ${condition} returning *)
         select user_id as "userId", image_urls as "imageUrls", charged,
                pg_notify('${IDENTIFICATION_CHANNEL}', id || ' ' || state) from moved`,
});
const BEGIN = transition('begin', `state = 'analysing'`);
const ANSWER = transition(
  'answer',
  `state = 'answered', closed_at = now(), finding = $2, identified_as = $3, confidence = $4, charged = $5`,
);
const RELEASE = transition('release', `state = 'released', closed_at = now(), failure = $2, charged = false`);
const FORGOTTEN = {
  name: 'identification-forgotten',
  text: `select id from identification_history
          where closed_at is null and created_at < now() - make_interval(secs => $1) limit 100`,
};

export interface Moved {
  userId: string;
  imageUrls: string[];
  charged: boolean;
}

/** Every identification, open or closed. A row is closed once: as answered, or as released. */
@Injectable()
export class IdentificationRepository {
  constructor(private readonly database: Database) {}

  async openIdentification(
    row: Pick<IdentificationRow, 'id' | 'userId' | 'imageUrls' | 'idempotencyKey' | 'requestHash'>,
  ): Promise<void> {
    const { id, userId, imageUrls, idempotencyKey, requestHash } = row;
    await this.database.query(OPEN, [id, userId, imageUrls[0], imageUrls, idempotencyKey, requestHash]);
  }

  /** The row, marked as being looked at; undefined when it is closed already. */
  begin(id: string): Promise<Moved | undefined> {
    return this.move(BEGIN, [id]);
  }

  /** Closes the row with an answer; undefined when somebody closed it before. */
  closeWithFinding(id: string, finding: Finding, charged: boolean): Promise<Moved | undefined> {
    const identifiedAs = finding.plant?.libraryId ?? null;
    return this.move(ANSWER, [
      id,
      JSON.stringify(finding),
      identifiedAs,
      finding.confidence.toFixed(4),
      charged,
    ]);
  }

  /** Closes the row without one; undefined when somebody closed it before. */
  closeWithFailure(id: string, { kind, code, message }: DomainError): Promise<Moved | undefined> {
    return this.move(RELEASE, [id, JSON.stringify({ kind, code, message })]);
  }

  /** Ids of rows that have been open for longer than this. */
  async findForgotten(afterS: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(FORGOTTEN, [afterS]);
    return rows.map(({ id }) => id);
  }

  /** Someone else's answers `identification-not-found`, like one that does not exist. */
  async get(id: string, userId: string): Promise<IdentificationRow> {
    const [row] = await this.database.query<IdentificationRow>(GET, [id, userId]);
    if (!row) throw identificationNotFound();
    return row;
  }

  async findByKey(userId: string, idempotencyKey: string): Promise<IdentificationRow | undefined> {
    const [row] = await this.database.query<IdentificationRow>(BY_KEY, [userId, idempotencyKey]);
    return row;
  }

  /** A person's own, newest first, after a position. */
  list(userId: string, limit: number, after?: Position): Promise<IdentificationRow[]> {
    if (!after) return this.database.query(LIST, [userId, limit]);
    return this.database.query(LIST_AFTER, [userId, limit, after.createdAt, after.id]);
  }

  async setFeedback(id: string, feedback: Feedback, finding: Finding): Promise<void> {
    const identifiedAs = finding.plant?.libraryId ?? null;
    await this.database.query(SET_FEEDBACK, [
      id,
      JSON.stringify(feedback),
      JSON.stringify(finding),
      identifiedAs,
    ]);
  }

  private async move(
    statement: { name: string; text: string },
    values: unknown[],
  ): Promise<Moved | undefined> {
    const [moved] = await this.database.query<Moved>(statement, values);
    return moved;
  }
}
