import { Injectable } from '@nestjs/common';
import { HOUR_S } from '../../kernel/durations.js';
import type { Job } from '../../kernel/job.js';
import { Every } from '../../platform/queue/every.js';
import { OnJob } from '../../platform/queue/job-handlers.js';
import type { PhotoAddress } from './domain/photo-address.js';
import { PhotoRepository } from './photo.repository.js';
import { PhotoStorage } from './photo-storage.js';
import { removePhotos } from './profile-picture.service.js';

const BATCH = 100;

/**
 * Deletes photos that nothing refers to: unused uploads, photos stored just before a crash, replaced pictures, photos
 * of deleted plants. The row is marked first and the files follow, so after a crash the next sweep continues.
 */
@Injectable()
export class PhotoSweeper {
  constructor(
    private readonly photos: PhotoRepository,
    private readonly photoStorage: PhotoStorage,
  ) {}

  @Every(HOUR_S)
  async sweep(): Promise<void> {
    while (await this.photos.removeUnused({ limit: BATCH }));
    await this.clear();
  }

  @OnJob(removePhotos)
  async remove({ data: { ids } }: Job<{ ids: string[] }>): Promise<void> {
    await this.photos.removeUnused({ ids });
    await this.clear();
  }

  private async clear(): Promise<void> {
    const clear = (photos: PhotoAddress[]) => this.photoStorage.deleteFiles(photos);
    while ((await this.photos.clearRemoved(BATCH, clear)) === BATCH);
  }
}
