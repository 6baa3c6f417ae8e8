import { Injectable } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import type { DomainError } from '../../kernel/domain-error.js';
import { Database } from '../../platform/database/database.js';
import type { PreparedStatement } from '../../platform/database/database.js';
import type { Position } from '../../platform/http/page.js';
import { identificationNotFound } from './domain/identification.errors.js';
import type { Finding } from './domain/finding.js';
import type { Feedback, IdentificationRow, IdentificationState } from './domain/identification.js';
import { IdentificationSchema } from './identification.schema.js';
import * as sql from './identification.statements.js';

const MAX_FORGOTTEN = 100;

export type NewIdentification = Pick<
  IdentificationRow,
  'id' | 'userId' | 'imageUrls' | 'idempotencyKey' | 'requestHash'
>;
type AnsweredIdentification = NewIdentification & Pick<IdentificationRow, 'createdAt'> & { finding: Finding };
export type Moved = Pick<IdentificationRow, 'userId' | 'imageUrls' | 'charged'>;

/** Every identification, open or closed. A row is closed once: as answered, or as released. */
@Injectable()
export class IdentificationRepository {
  constructor(private readonly database: Database) {}

  async openIdentification(row: NewIdentification): Promise<void> {
    await this.table.insert({ ...row, imageUrl: row.imageUrls[0], charged: true });
  }

  /** Adds a row that has its answer already, and is not counted; false when one with this key is there. */
  async addAnswered(row: AnsweredIdentification): Promise<boolean> {
    const { finding } = row;
    const identifiedAs = finding.plant?.libraryId ?? null;
    const answered = {
      ...row,
      state: 'answered' as const,
      imageUrl: row.imageUrls[0]!,
      identifiedAs,
      confidence: finding.confidence.toFixed(4),
      charged: false,
      closedAt: new Date(),
    };
    const added = await this.table
      .createQueryBuilder()
      .insert()
      .values(answered as never)
      .orIgnore()
      .returning('id')
      .execute();
    return (added.raw as unknown[]).length > 0;
  }

  /** The row, marked as being looked at; undefined when it is closed already. */
  begin(id: string): Promise<Moved | undefined> {
    return this.move(sql.BEGIN, [id]);
  }

  /** Closes the row with an answer; undefined when it was closed before. */
  closeWithFinding(id: string, finding: Finding, charged: boolean): Promise<Moved | undefined> {
    const identifiedAs = finding.plant?.libraryId ?? null;
    const confidence = finding.confidence.toFixed(4);
    return this.move(sql.ANSWER, [id, JSON.stringify(finding), identifiedAs, confidence, charged]);
  }

  /** Closes the row without one; undefined when it was closed before. */
  closeWithFailure(id: string, { kind, code, message }: DomainError): Promise<Moved | undefined> {
    return this.move(sql.RELEASE, [id, JSON.stringify({ kind, code, message })]);
  }

  /** Ids of rows that have been open for longer than this. */
  async findForgotten(afterS: number): Promise<string[]> {
    const before = new Date(Date.now() - afterS * 1000);
    const where = { closedAt: IsNull(), createdAt: LessThan(before) };
    const rows = await this.table.find({ select: { id: true }, where, take: MAX_FORGOTTEN });
    return rows.map(({ id }) => id);
  }

  /** Someone else's answers `identification-not-found`, like one that does not exist. */
  async get(id: string, userId: string): Promise<IdentificationRow> {
    const row = await this.table.findOneBy({ id, userId });
    if (!row) throw identificationNotFound();
    return row;
  }

  /** Like `get`, but only how far it has come. */
  async getState(id: string, userId: string): Promise<IdentificationState> {
    const [row] = await this.database.query<Pick<IdentificationRow, 'state'>>(sql.STATE, [id, userId]);
    if (!row) throw identificationNotFound();
    return row.state;
  }

  async findByKey(userId: string, idempotencyKey: string): Promise<IdentificationRow | undefined> {
    return (await this.table.findOneBy({ userId, idempotencyKey })) ?? undefined;
  }

  /** A person's own, newest first, after a position. */
  list(userId: string, limit: number, after?: Position): Promise<IdentificationRow[]> {
    const page = this.table.createQueryBuilder('i').where({ userId });
    if (after) page.andWhere('(i.createdAt, i.id) < (:createdAt, :id)', after);
    return page.orderBy('i.createdAt', 'DESC').addOrderBy('i.id', 'DESC').limit(limit).getMany();
  }

  /** The days since a moment on which there was an answer, in no order. */
  answeredPerDay(since: Date): Promise<{ day: string; count: number }[]> {
    return this.database.query(sql.PER_DAY, [since]);
  }

  async setFeedback(id: string, userId: string, feedback: Feedback, finding: Finding): Promise<void> {
    const identifiedAs = finding.plant?.libraryId ?? null;
    await this.table.update({ id, userId }, { feedback, finding, identifiedAs });
  }

  private async move(statement: PreparedStatement, values: unknown[]): Promise<Moved | undefined> {
    const [moved] = await this.database.query<Moved>(statement, values);
    return moved;
  }

  private get table() {
    return this.database.table(IdentificationSchema);
  }
}
