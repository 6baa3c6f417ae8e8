import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DAY_S } from '../../kernel/durations.js';
import { defineJob } from '../../kernel/job.js';
import { Database } from '../../platform/database/database.js';
import { RateLimits } from '../../platform/http/rate-limits.js';
import type { Limit } from '../../platform/http/rate-limits.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { ImageStore } from '../../platform/storage/image-store.js';
import { ActivityLog } from '../activity/index.js';
import type { Gardener } from '../garden/index.js';
import { isZip, limited, peek, readAll } from './upload-stream.js';
import { importTooLarge, importUnderWay, notOurs, nothingToConfirm } from './domain/data-transfer.errors.js';
import type { Import } from './domain/transfer.js';
import { ImportRepository } from './import.repository.js';
import { PlantList } from './list/plant-list.js';

/** Imports the backup, or the confirmed list, of the import with this id. */
export const importFile = defineJob<{ id: string }>('bring-in', { lane: 'files' });

const PER_PERSON: Limit = { name: 'import', points: 20, duration: DAY_S };
export const MAX_BACKUP = { bytes: 2 * 1024 ** 3, words: '2 GB' };
const MAX_LIST = { bytes: 1024 ** 2, words: '1 MB' };

/** The key of an uploaded backup. It is in its owner's folder, which is deleted with the account. */
export const importKey = (userId: string, id: string) => `${userId}/imports/${id}.zip`;

/** Uploads, previews and results of imports. The import itself is done by a worker: see ImportWork. */
@Injectable()
export class ImportService {
  constructor(
    private readonly imports: ImportRepository,
    private readonly list: PlantList,
    private readonly store: ImageStore,
    private readonly queue: JobQueue,
    private readonly activity: ActivityLog,
    private readonly limits: RateLimits,
    private readonly database: Database,
  ) {}

  /**
   * Receives a file as a stream. A backup is stored and queued; a list is read and previewed, and nothing is added
   * before `confirm`. One that declares too many bytes is not read. Throws `not-an-import`, `import-under-way`,
   * `import-too-large`, or the problem with a list.
   */
  async startImport(gardener: Gardener, body: unknown, declaredBytes = 0): Promise<Import> {
    if (!(body instanceof Readable)) throw notOurs();
    if (declaredBytes > MAX_BACKUP.bytes) throw importTooLarge(MAX_BACKUP.words);
    const { id: userId } = gardener;
    await this.limits.consumeRateLimit(PER_PERSON, userId);
    const { head, whole } = await peek(body);
    const kind = isZip(head) ? 'backup' : 'list';
    const id = randomUUID();
    if (!(await this.imports.createImport(id, userId, kind))) throw importUnderWay();
    try {
      await (kind === 'backup' ? this.storeBackup(id, userId, whole) : this.previewList(id, gardener, whole));
      return await this.imports.get(id, userId);
    } catch (error) {
      await this.imports.deleteImport(id);
      await this.store.delete(importKey(userId, id));
      throw error;
    }
  }

  get(id: string, userId: string): Promise<Import> {
    return this.imports.get(id, userId);
  }

  listAll(userId: string): Promise<Import[]> {
    return this.imports.list(userId);
  }

  /** Queues a list after its preview. Throws `import-not-found` and `nothing-to-confirm`. */
  async confirm(id: string, userId: string): Promise<Import> {
    await this.imports.get(id, userId);
    await this.database.transaction(async () => {
      if (!(await this.imports.confirm(id))) throw nothingToConfirm();
      await this.queue.enqueue(importFile, { id }, id);
      await this.activity.record({ userId, action: 'import', details: 'Imported a list of plants' });
    });
    return this.imports.get(id, userId);
  }

  cancel(id: string, userId: string): Promise<void> {
    return this.imports.cancel(id, userId);
  }

  private async storeBackup(id: string, userId: string, whole: Readable): Promise<void> {
    await this.store.putStream(importKey(userId, id), limited(whole, MAX_BACKUP));
    await this.database.transaction(async () => {
      if (!(await this.imports.setQueued(id))) throw importUnderWay();
      await this.queue.enqueue(importFile, { id }, id);
      await this.activity.record({ userId, action: 'import', details: 'Imported a backup' });
    });
  }

  private async previewList(id: string, gardener: Gardener, whole: Readable): Promise<void> {
    const rows = await this.list.preview(gardener, await readAll(limited(whole, MAX_LIST)));
    if (!(await this.imports.setPreview(id, rows))) throw importUnderWay();
  }
}
