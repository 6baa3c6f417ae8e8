import { Injectable, Logger } from '@nestjs/common';
import type { Job } from '../../kernel/job.js';
import { OnJob, OnJobFailed } from '../../platform/queue/job-handlers.js';
import { PhotoStorage } from '../photos/index.js';
import { CommunityPhotoRepository } from './community-photo.repository.js';
import { checkPhoto } from './community-photos.service.js';
import { verdictOf } from './domain/photo.js';
import { PhotoJudge } from './ports/photo-judge.js';

/** Checks photos of posts on a worker. A photo is settled once, however often it is tried. */
@Injectable()
export class PhotoCheck {
  private readonly log = new Logger(PhotoCheck.name);

  constructor(
    private readonly photos: CommunityPhotoRepository,
    private readonly storage: PhotoStorage,
    private readonly judge: PhotoJudge,
  ) {}

  @OnJob(checkPhoto)
  async check({ data: { photoId } }: Job<{ photoId: string }>): Promise<void> {
    const photo = await this.photos.findUnchecked(photoId);
    if (!photo) return;
    const verdict = verdictOf(await this.judge.judge(await this.storage.readPhoto(photo.imageUrl)));
    await this.photos.settle(photoId, ['checking'], verdict);
    if (verdict !== 'shown') this.log.warn({ photoId, verdict });
  }

  /** A photo that cannot be judged, or that breaks the judge again and again, waits for an admin. */
  @OnJobFailed(checkPhoto)
  async giveUp({ data: { photoId } }: Job<{ photoId: string }>): Promise<void> {
    await this.photos.settle(photoId, ['checking'], 'doubtful');
  }
}
