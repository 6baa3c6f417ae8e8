import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan } from 'typeorm';
import { DAY_MS, HOUR_MS } from '../../kernel/durations.js';
import { daysAgo, KEPT_DAYS } from '../../kernel/retention.js';
import { Database } from '../../platform/database/database.js';
import { importNotFound } from './domain/data-transfer.errors.js';
import type { Import, ImportResult, ListRow, Progress } from './domain/transfer.js';
import { DataImportSchema } from './transfer.schema.js';
import type { DataImportRow } from './transfer.schema.js';

const MAX_LISTED = 5;
const MAX_SPENT = 100;

/** An import as its worker takes it up. */
export type ImportWork = Pick<DataImportRow, 'userId' | 'rows'>;

type Change = Parameters<ImportRepository['table']['update']>[1];
type State = Import['state'];

const before = (ms: number) => LessThan(new Date(Date.now() - ms));

/** The files that people import. A person has one under way at most. */
@Injectable()
export class ImportRepository {
  constructor(private readonly database: Database) {}

  /** Answers false when another one is under way. */
  async createImport(id: string, userId: string, kind: Import['kind']): Promise<boolean> {
    await this.makeRoom(userId);
    const row = { id, userId, kind, state: 'arriving' } as const;
    return (await this.database.insertNew(DataImportSchema, [row])) > 0;
  }

  /** Throws `import-not-found`, also for another person's. */
  async get(id: string, userId: string): Promise<Import> {
    const row = await this.table.findOneBy({ id, userId });
    if (!row) throw importNotFound();
    return toImport(row);
  }

  /** Newest first. */
  async list(userId: string): Promise<Import[]> {
    const order = { createdAt: 'DESC', id: 'DESC' } as const;
    return (await this.table.find({ where: { userId }, order, take: MAX_LISTED })).map(toImport);
  }

  /** Whose it is; undefined when it is gone. */
  async findOwner(id: string): Promise<string | undefined> {
    return (await this.table.findOne({ select: { id: true, userId: true }, where: { id } }))?.userId;
  }

  /** Each of these answers undefined when the import is not where it could take this step. */
  setPreview(id: string, rows: ListRow[]): Promise<ImportWork | undefined> {
    return this.move(id, ['arriving'], { state: 'preview', rows });
  }
  setQueued(id: string): Promise<ImportWork | undefined> {
    return this.move(id, ['arriving'], { state: 'queued' });
  }
  confirm(id: string): Promise<ImportWork | undefined> {
    return this.move(id, ['preview'], { state: 'queued' });
  }
  begin(id: string): Promise<ImportWork | undefined> {
    return this.move(id, ['queued', 'working'], { state: 'working' });
  }
  setDone(id: string, result: ImportResult): Promise<ImportWork | undefined> {
    const done = { state: 'done', result, closedAt: new Date(), done: () => 'total' } as const;
    return this.move(id, ['queued', 'working'], done);
  }
  setFailed(id: string, problem: string): Promise<ImportWork | undefined> {
    const failed = { state: 'failed', failure: problem, closedAt: new Date() } as const;
    return this.move(id, ['arriving', 'queued', 'working'], failed);
  }

  async setProgress(id: string, { part, done, total }: Progress): Promise<void> {
    await this.table.update({ id, closedAt: IsNull() }, { part, done, total });
  }

  /** Deletes a list that was only looked at. Throws `import-not-found`. */
  async cancel(id: string, userId: string): Promise<void> {
    const { affected } = await this.table.delete({ id, userId, state: In(['preview', 'arriving']) });
    if (!affected) throw importNotFound();
  }

  /** Imports that stopped arriving, were looked at and left, or have long been over. */
  findSpent(): Promise<Pick<DataImportRow, 'id' | 'userId'>[]> {
    const where = [
      { state: In<State>(['arriving', 'preview']), createdAt: before(DAY_MS) },
      { closedAt: LessThan(daysAgo(KEPT_DAYS.imports)) },
    ];
    return this.table.find({ select: { id: true, userId: true }, where, take: MAX_SPENT });
  }

  async deleteImport(id: string): Promise<void> {
    await this.table.delete({ id });
  }

  /** Deletes what is only being looked at, or has stopped arriving. */
  private async makeRoom(userId: string): Promise<void> {
    const stopped = { userId, state: 'arriving', createdAt: before(HOUR_MS) } as const;
    await this.table.delete([{ userId, state: 'preview' }, stopped]);
  }

  private async move(id: string, from: State[], change: Change): Promise<ImportWork | undefined> {
    const { affected } = await this.table.update({ id, state: In(from) }, change);
    const select = { id: true, userId: true, rows: true } as const;
    return (affected ? await this.table.findOne({ select, where: { id } }) : null) ?? undefined;
  }

  private get table() {
    return this.database.table(DataImportSchema);
  }
}

const toImport = (row: DataImportRow): Import => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  progress: { part: row.part, done: row.done, total: row.total },
  rows: row.rows,
  result: row.result,
  problem: row.failure,
  createdAt: row.createdAt.toISOString(),
});
