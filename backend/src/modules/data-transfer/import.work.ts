import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import { DAY_MS, HOUR_S } from '../../kernel/durations.js';
import { DomainError } from '../../kernel/domain-error.js';
import type { Job } from '../../kernel/job.js';
import { speaking } from '../../kernel/languages/language.js';
import { texts } from '../../kernel/languages/texts.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { Every } from '../../platform/queue/every.js';
import { OnJob, OnJobFailed } from '../../platform/queue/job-handlers.js';
import { ImageStore, storageFull } from '../../platform/storage/image-store.js';
import { AccountRepository } from '../auth/index.js';
import { BackupImport } from './archive/backup-import.js';
import { ImportReport } from './archive/import-report.js';
import { ImportRepository } from './import.repository.js';
import type { ImportResult } from './domain/transfer.js';
import type { ImportWork as Begun } from './import.repository.js';
import { importFile, importKey } from './import.service.js';
import { PlantList } from './list/plant-list.js';
import { Reporter } from './reporter.js';

const tData = texts('dataTransfer');

/** How the names of local copies of uploads begin: one for each attempt, as two may overlap. */
const COPY = 'import-';

/** Runs imports on a worker. All rows of a file are added in one transaction. */
@Injectable()
export class ImportWork implements OnModuleDestroy {
  private readonly leaving = new AbortController();

  constructor(
    private readonly imports: ImportRepository,
    private readonly accounts: AccountRepository,
    private readonly list: PlantList,
    private readonly backups: BackupImport,
    private readonly store: ImageStore,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /**
   * May be called again after a crash: stored photos are found again, and rows are written together with the end of
   * the import. What it reports is in the language of the person.
   */
  @OnJob(importFile)
  async runImport({ data: { id } }: Job<{ id: string }>): Promise<void> {
    const begun = await this.imports.begin(id);
    if (!begun) return;
    await this.inLanguageOf(begun.userId, async () => {
      try {
        await (begun.rows ? this.addList(id, begun) : this.importBackup(id, begun.userId));
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        await this.imports.setFailed(id, error.message);
      }
    });
    await this.store.delete(importKey(begun.userId, id));
  }

  @OnJobFailed(importFile)
  async giveUp({ data: { id } }: Job<{ id: string }>): Promise<void> {
    const userId = await this.imports.findOwner(id);
    if (!userId) return;
    const failed = await this.inLanguageOf(userId, () => this.imports.setFailed(id, tData('importFailed')));
    if (failed) await this.store.delete(importKey(userId, id));
  }

  /** Deletes uploads that broke off, previews that were abandoned, and old imports. */
  @Every(HOUR_S)
  async sweep(): Promise<void> {
    for (const { id, userId } of await this.imports.findSpent()) {
      await this.store.delete(importKey(userId, id));
      await this.imports.deleteImport(id);
    }
    await this.removeCopies((name, writtenAt) => name.startsWith(COPY) && writtenAt < Date.now() - DAY_MS);
  }

  /** Removes copies of uploads that a worker has left behind when it was killed; one that is being read is read to its end. */
  private async removeCopies(isLeft: (name: string, writtenAt: number) => boolean): Promise<void> {
    for (const name of await readdir(this.folder).catch(() => [])) {
      const file = path.join(this.folder, name);
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
      if (isLeft(name, mtimeMs)) await rm(file, { force: true });
    }
  }

  private get folder(): string {
    return path.join(this.config.DATA_DIR, 'tmp');
  }

  /** Aborts when the worker stops; the next worker continues. */
  onModuleDestroy(): void {
    this.leaving.abort();
  }

  private async inLanguageOf<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
    const owner = await this.accounts.find(userId);
    return speaking(owner?.language, work);
  }

  /** Throws where it was closed meanwhile, by another worker or as failed: what was to be added with it is not. */
  private async finish(id: string, result: ImportResult): Promise<void> {
    if (!(await this.imports.setDone(id, result))) throw new Error(`Import ${id} was closed meanwhile.`);
  }

  private addList(id: string, { userId, rows }: Begun): Promise<unknown> {
    return this.database.transaction(async () => {
      const report = new ImportReport();
      const added = await this.list.add(await this.accounts.get(userId), rows ?? []);
      const count = (verdict: string) => (rows ?? []).filter((row) => row.verdict === verdict).length;
      report.tally('plants', 'added', added);
      report.tally('plants', 'already', count('already'));
      report.tally('plants', 'leftOut', count('not-understood'));
      await this.finish(id, report.result);
    });
  }

  private async importBackup(id: string, userId: string): Promise<void> {
    await this.removeCopies((name) => name.startsWith(COPY + id));
    const file = path.join(this.folder, `${COPY}${id}-${randomUUID()}.zip`);
    const reporter = new Reporter((progress) => this.imports.setProgress(id, progress), this.leaving.signal);
    try {
      await this.fetch(importKey(userId, id), file);
      await this.backups.importBackup(userId, file, reporter, (result) => this.finish(id, result));
    } finally {
      await rm(file, { force: true });
    }
  }

  /** A ZIP is read from its end, so it has to be a local file. */
  private async fetch(key: string, file: string): Promise<void> {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    try {
      await pipeline(await this.store.getStream(key), createWriteStream(file));
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? storageFull() : error;
    }
  }
}
