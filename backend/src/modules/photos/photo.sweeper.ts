import { Injectable } from '@nestjs/common';
import type { Job } from '../../kernel/job.js';
import { Every } from '../../platform/queue/every.js';
import { OnJob } from '../../platform/queue/job-handlers.js';
import type { PhotoAddress } from './domain/photo-address.js';
import { PhotoRepository } from './photo.repository.js';
import { PhotoStorage } from './photo-storage.js';
import { removePhotos } from './profile-picture.service.js';

const HOUR_S = 3600;
const BATCH = 100;

/**
 * Takes photos away that nothing refers to: uploads that were never used, photos stored just before a crash, pictures
 * that were replaced, photos of plants that are gone. First the row is marked, then the pictures go: killed in between,
 * the next sweep goes on.
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
