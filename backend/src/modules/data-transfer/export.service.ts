import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DAY_S } from '../../kernel/durations.js';
import { defineJob } from '../../kernel/job.js';
import { Database } from '../../platform/database/database.js';
import { RateLimits } from '../../platform/http/rate-limits.js';
import type { Limit } from '../../platform/http/rate-limits.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { ImageStore } from '../../platform/storage/image-store.js';
import { ActivityLog } from '../activity/index.js';
import { exportNotFound, exportNotReady } from './domain/data-transfer.errors.js';
import type { Export } from './domain/transfer.js';
import { ExportRepository } from './export.repository.js';

/** Writes the file of the export with this id. */
export const writeExport = defineJob<{ id: string }>('write-export', { lane: 'files' });

const PER_PERSON: Limit = { name: 'export', points: 10, duration: DAY_S };

/** The key of an export's file. It is in its owner's folder, which is deleted with the account. */
export const exportKey = (userId: string, id: string) => `${userId}/exports/${id}.zip`;

/** Requests and downloads of exports. The file is written by a worker: see ExportWork. */
@Injectable()
export class ExportService {
  constructor(
    private readonly exports: ExportRepository,
    private readonly store: ImageStore,
    private readonly queue: JobQueue,
    private readonly activity: ActivityLog,
    private readonly limits: RateLimits,
    private readonly database: Database,
  ) {}

  /** Starts an export, or returns the one in progress. */
  async request(userId: string): Promise<Export> {
    const open = await this.exports.findOpen(userId);
    if (open) return open;
    await this.limits.consumeRateLimit(PER_PERSON, userId);
    const id = randomUUID();
    const opened = await this.database.transaction(async () => {
      const row = await this.exports.createExport(id, userId);
      if (!row) return undefined;
      await this.queue.enqueue(writeExport, { id }, id);
      await this.activity.record({ userId, action: 'export', details: 'Asked for an export' });
      return row;
    });
    return opened ?? this.request(userId);
  }

  get(id: string, userId: string): Promise<Export> {
    return this.exports.get(id, userId);
  }

  list(userId: string): Promise<Export[]> {
    return this.exports.list(userId);
  }

  /** The file itself. Throws `export-not-found` and `export-not-ready`. */
  async openFile(id: string, userId: string): Promise<{ file: Export; stream: Readable }> {
    const file = await this.exports.get(id, userId);
    if (file.state !== 'ready') throw exportNotReady();
    const stream = await this.store.getStream(exportKey(userId, id)).catch(() => {
      throw exportNotFound();
    });
    return { file, stream };
  }
}
