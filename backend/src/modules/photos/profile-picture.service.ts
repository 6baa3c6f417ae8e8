import { Injectable } from '@nestjs/common';
import { defineJob } from '../../kernel/job.js';
import { Database } from '../../platform/database/database.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { ImageStore, pictureNotFound } from '../../platform/storage/image-store.js';
import { ActivityLog } from '../activity/index.js';
import { AccountRepository } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { isPhotoId, parsePhotoUrl, photoKey, photoUrl } from './domain/photo-address.js';
import type { PhotoAddress } from './domain/photo-address.js';
import { PhotoRepository } from './photo.repository.js';

/** Deletes photos that nothing refers to any more. */
export const removePhotos = defineJob<{ ids: string[] }>('remove-photos', { isPatient: true });

/** The profile picture of a person. */
@Injectable()
export class ProfilePictureService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly photos: PhotoRepository,
    private readonly images: ImageStore,
    private readonly queue: JobQueue,
    private readonly activity: ActivityLog,
    private readonly database: Database,
  ) {}

  /**
   * Makes one of the person's photos the profile picture; the previous one is deleted later. Throws
   * `picture-not-found`.
   */
  async setPicture(userId: string, url: string): Promise<Account> {
    const photo = findPhoto(userId, url);
    if (!photo || !(await this.photos.isKept(photo))) throw pictureNotFound();
    await this.images.get(photoKey(photo)); // the upload may be in progress, or have failed
    return this.database.transaction(async () => {
      const { profileImageUrl: before } = await this.accounts.get(userId);
      const account = await this.accounts.change(userId, (account) => ({
        ...account,
        profileImageUrl: photoUrl(photo),
      }));
      const old = before && before !== account.profileImageUrl ? parsePhotoUrl(before) : undefined;
      if (old) await this.queue.enqueue(removePhotos, { ids: [old.id] });
      await this.activity.record({
        userId,
        action: 'profile_update',
        details: 'Changed the profile picture',
      });
      return account;
    });
  }
}

/** The person's photo at its own address, or at the upload link that it was sent to. */
function findPhoto(userId: string, url: string): PhotoAddress | undefined {
  const path = url.replace(/^https?:\/\/[^/]+/, '').split('?', 1)[0]!;
  const photo = parsePhotoUrl(path);
  if (photo) return photo.userId === userId ? photo : undefined;
  const id = path.replace(/^\/api\/uploads\//, '');
  return id !== path && isPhotoId(id) ? { userId, id } : undefined;
}
