import { Injectable } from '@nestjs/common';
import type { DomainError } from '../../kernel/domain-error.js';
import { Database } from '../../platform/database/database.js';
import type { Position } from '../../platform/http/page.js';
import { identificationNotFound } from './domain/identification.errors.js';
import type { Finding } from './domain/finding.js';
import { IdentificationSchema } from './identification.schema.js';
import type { Feedback, IdentificationRow } from './identification.schema.js';

/** Told, with "id state", whenever an identification moves on. */
export const IDENTIFICATION_CHANNEL = 'identification';

/** Moves a row on if it is still open, and tells whoever waits for it. */
const moving = (name: string, set: string, condition = 'closed_at is null') => ({
  name: `identification-${name}`,
  text: `with moved as (update identification_history set ${set} where id = $1 and ${condition} returning *)
         select user_id as "userId", image_urls as "imageUrls", charged,
                pg_notify('${IDENTIFICATION_CHANNEL}', id || ' ' || state) from moved`,
});
const BEGIN = moving('begin', `state = 'analysing'`);
const ANSWER = moving(
  'answer',
  `state = 'answered', closed_at = now(), finding = $2, identified_as = $3, confidence = $4, charged = $5`,
);
const RELEASE = moving('release', `state = 'released', closed_at = now(), failure = $2, charged = false`);
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

  async open(
    row: Pick<IdentificationRow, 'id' | 'userId' | 'imageUrls' | 'idempotencyKey' | 'requestHash'>,
  ): Promise<void> {
    await this.rows.insert({ ...row, imageUrl: row.imageUrls[0]!, charged: true });
  }

  /** The row, marked as being looked at; undefined when it is closed already. */
  begin(id: string): Promise<Moved | undefined> {
    return this.move(BEGIN, [id]);
  }

  /** Closes the row with an answer; undefined when somebody closed it before. */
  answer(id: string, finding: Finding, charged: boolean): Promise<Moved | undefined> {
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
  release(id: string, { kind, code, message }: DomainError): Promise<Moved | undefined> {
    return this.move(RELEASE, [id, JSON.stringify({ kind, code, message })]);
  }

  /** Ids of rows that have been open for longer than this. */
  async findForgotten(afterS: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(FORGOTTEN, [afterS]);
    return rows.map(({ id }) => id);
  }

  /** Someone else's answers `identification-not-found`, like one that does not exist. */
  async get(id: string, userId: string): Promise<IdentificationRow> {
    const row = await this.rows.findOneBy({ id, userId });
    if (!row) throw identificationNotFound();
    return row;
  }

  findByKey(userId: string, idempotencyKey: string): Promise<IdentificationRow | null> {
    return this.rows.findOneBy({ userId, idempotencyKey });
  }

  /** A person's own, newest first, after a position. */
  list(userId: string, limit: number, after?: Position): Promise<IdentificationRow[]> {
    const query = this.rows
      .createQueryBuilder('i')
      .where('i.userId = :userId', { userId })
      .orderBy('i.createdAt', 'DESC')
      .addOrderBy('i.id', 'DESC')
      .limit(limit);
    if (after) query.andWhere(`(i.created_at, i.id) < (:createdAt, :id)`, after);
    return query.getMany();
  }

  async setFeedback(id: string, feedback: Feedback, finding: Finding): Promise<void> {
    await this.rows.update(
      { id },
      { feedback, finding: finding as never, identifiedAs: finding.plant?.libraryId ?? null },
    );
  }

  private async move(
    statement: { name: string; text: string },
    values: unknown[],
  ): Promise<Moved | undefined> {
    const [moved] = await this.database.query<Moved>(statement, values);
    return moved;
  }

  private get rows() {
    return this.database.table(IdentificationSchema);
  }
}
