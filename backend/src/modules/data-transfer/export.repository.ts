import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import type { FindOptionsWhere } from 'typeorm';
import { DAY_MS } from '../../kernel/durations.js';
import { daysAgo, KEPT_DAYS } from '../../kernel/retention.js';
import { Database } from '../../platform/database/database.js';
import { exportNotFound } from './domain/data-transfer.errors.js';
import type { Export, Progress } from './domain/transfer.js';
import * as sql from './export.statements.js';
import { DataExportSchema } from './transfer.schema.js';
import type { DataExportRow } from './transfer.schema.js';

const KEPT_MS = KEPT_DAYS.exports * DAY_MS;
const MAX_LISTED = 5;

type Owned = Pick<DataExportRow, 'id' | 'userId'>;

/** The downloads that people have asked for. A person has one under way at most. */
@Injectable()
export class ExportRepository {
  constructor(private readonly database: Database) {}

  /** The new export, or undefined when one is under way. */
  async createExport(id: string, userId: string): Promise<Export | undefined> {
    const isNew = (await this.database.insertNew(DataExportSchema, [{ id, userId }])) > 0;
    return isNew ? this.get(id, userId) : undefined;
  }

  async findOpen(userId: string): Promise<Export | undefined> {
    const row = await this.table.findOneBy({ userId, closedAt: IsNull() });
    return row ? toExport(row) : undefined;
  }

  /** Throws `export-not-found`, also for another person's and for one that has expired. */
  async get(id: string, userId: string): Promise<Export> {
    const row = await this.table.findOneBy(kept({ id, userId }));
    if (!row) throw exportNotFound();
    return toExport(row);
  }

  /** Newest first. */
  async list(userId: string): Promise<Export[]> {
    const order = { createdAt: 'DESC', id: 'DESC' } as const;
    return (await this.table.find({ where: kept({ userId }), order, take: MAX_LISTED })).map(toExport);
  }

  /** Whose export it is, if there is still something to do. */
  async begin(id: string): Promise<Owned | undefined> {
    const { affected } = await this.change(id, { state: 'working' });
    const row = affected
      ? await this.table.findOne({ select: { id: true, userId: true }, where: { id } })
      : null;
    return row ?? undefined;
  }

  /** Whose it is; undefined when it is gone. */
  async findOwner(id: string): Promise<string | undefined> {
    return (await this.table.findOne({ select: { id: true, userId: true }, where: { id } }))?.userId;
  }

  async setProgress(id: string, { part, done, total }: Progress): Promise<void> {
    await this.change(id, { part, done, total });
  }

  /** Answers false when the export, or its person, is gone. */
  async setReady(id: string, bytes: number): Promise<boolean> {
    const { affected } = await this.change(id, { state: 'ready', bytes, ...closed() });
    return Boolean(affected);
  }

  async setFailed(id: string, problem: string): Promise<void> {
    await this.change(id, { state: 'failed', failure: problem, ...closed() });
  }

  /** Exports whose files nobody can download any more. */
  findSpent(): Promise<Owned[]> {
    return this.database.query<Owned>(sql.SPENT, [KEPT_DAYS.exports]);
  }

  async deleteExport(id: string): Promise<void> {
    await this.table.delete({ id });
  }

  private change(id: string, change: Parameters<ExportRepository['table']['update']>[1]) {
    return this.table.update({ id, closedAt: IsNull() }, change);
  }

  private get table() {
    return this.database.table(DataExportSchema);
  }
}

const closed = () => ({ closedAt: new Date(), done: () => 'total' });

/** Those that are under way, or were closed so recently that their file is still kept. */
const kept = (which: FindOptionsWhere<DataExportRow>): FindOptionsWhere<DataExportRow>[] => [
  { ...which, closedAt: IsNull() },
  { ...which, closedAt: MoreThan(daysAgo(KEPT_DAYS.exports)) },
];

function toExport({
  id,
  state,
  part,
  done,
  total,
  bytes,
  failure,
  createdAt,
  closedAt,
}: DataExportRow): Export {
  const expires = state === 'ready' && closedAt ? new Date(closedAt.getTime() + KEPT_MS) : null;
  return {
    id,
    state,
    progress: { part, done, total },
    bytes,
    problem: failure,
    createdAt: createdAt.toISOString(),
    expiresAt: expires?.toISOString() ?? null,
  };
}
