import { Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import { HOUR_S } from '../../kernel/durations.js';
import { DomainError } from '../../kernel/domain-error.js';
import type { Job } from '../../kernel/job.js';
import { speaking } from '../../kernel/languages/language.js';
import { texts } from '../../kernel/languages/texts.js';
import { Every } from '../../platform/queue/every.js';
import { OnJob, OnJobFailed } from '../../platform/queue/job-handlers.js';
import { ImageStore } from '../../platform/storage/image-store.js';
import { AccountRepository } from '../auth/index.js';
import { ExportContent } from './archive/export-content.js';
import { ZipWriter } from './archive/zip-writer.js';
import { ExportRepository } from './export.repository.js';
import { exportKey, writeExport } from './export.service.js';
import { Reporter } from './reporter.js';

const tData = texts('dataTransfer');

/** Writes exports on a worker. Data is streamed from tables and photos into the store. */
@Injectable()
export class ExportWork implements OnModuleDestroy {
  private readonly leaving = new AbortController();

  constructor(
    private readonly exports: ExportRepository,
    private readonly accounts: AccountRepository,
    private readonly content: ExportContent,
    private readonly store: ImageStore,
  ) {}

  /** May be called again after a crash; it then writes the file again under the same name. It is in the language of the person. */
  @OnJob(writeExport)
  async write({ data: { id } }: Job<{ id: string }>): Promise<void> {
    const begun = await this.exports.begin(id);
    if (!begun) return;
    const key = exportKey(begun.userId, id);
    await this.inLanguageOf(begun.userId, async () => {
      try {
        const bytes = await this.fill(id, begun.userId, key);
        if (!(await this.exports.setReady(id, bytes))) await this.store.delete(key); // the account was deleted in the meantime
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        await this.exports.setFailed(id, error.message);
      }
    });
  }

  @OnJobFailed(writeExport)
  async giveUp({ data: { id } }: Job<{ id: string }>): Promise<void> {
    const userId = await this.exports.findOwner(id);
    if (userId) await this.inLanguageOf(userId, () => this.exports.setFailed(id, tData('exportFailed')));
  }

  /** Deletes files that are a week old or have been replaced by a newer export. */
  @Every(HOUR_S)
  async sweep(): Promise<void> {
    for (const { id, userId } of await this.exports.findSpent()) {
      await this.store.delete(exportKey(userId, id));
      await this.exports.deleteExport(id);
    }
  }

  /** Aborts when the worker stops; the next worker starts again. */
  onModuleDestroy(): void {
    this.leaving.abort();
  }

  private async inLanguageOf(userId: string, work: () => Promise<void>): Promise<void> {
    const owner = await this.accounts.find(userId);
    await speaking(owner?.language, work);
  }

  private async fill(id: string, userId: string, key: string): Promise<number> {
    const zip = new ZipWriter();
    const reporter = new Reporter((progress) => this.exports.setProgress(id, progress), this.leaving.signal);
    const filled = this.content.write(userId, zip, reporter).catch((error: Error) => {
      zip.stream.destroy(error);
      throw error;
    });
    await Promise.all([this.store.putStream(key, zip.stream), filled]);
    return zip.bytes;
  }
}
