import { Injectable } from '@nestjs/common';
import { defineJob } from '../../kernel/job.js';
import { Database } from '../../platform/database/database.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { ImageStore, pictureNotFound } from '../../platform/storage/image-store.js';
import { AccountRepository } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { isPhotoId, parsePhotoUrl, photoKey, photoUrl } from './domain/photo-address.js';
import type { PhotoAddress } from './domain/photo-address.js';
import { PhotoRepository } from './photo.repository.js';

/** Takes photos away that nothing refers to any more. */
export const removePhotos = defineJob<{ ids: string[] }>('remove-photos');

/** The picture on a person's profile. */
@Injectable()
export class ProfilePictureService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly photos: PhotoRepository,
    private readonly images: ImageStore,
    private readonly queue: JobQueue,
    private readonly database: Database,
  ) {}

  /** Shows a photo of their own on a person's profile; the one before goes later. Throws `picture-not-found`. */
  async setPicture(userId: string, url: string): Promise<Account> {
    const photo = findPhoto(userId, url);
    if (!photo || !(await this.photos.isKept(photo))) throw pictureNotFound();
    await this.images.get(photoKey(photo)); // its upload may still be under way, or have failed
    return this.database.transaction(async () => {
      const { profileImageUrl: before } = await this.accounts.get(userId);
      const account = await this.accounts.change(userId, (account) => ({
        ...account,
        profileImageUrl: photoUrl(photo),
      }));
      const old = before && before !== account.profileImageUrl ? parsePhotoUrl(before) : undefined;
      if (old) await this.queue.enqueue(removePhotos, { ids: [old.id] });
      return account;
    });
  }
}

/** The person's photo behind the link to which it was sent, or behind its own address. */
function findPhoto(userId: string, url: string): PhotoAddress | undefined {
  const path = url.replace(/^https?:\/\/[^/]+/, '').split('?', 1)[0]!;
  const photo = parsePhotoUrl(path);
  if (photo) return photo.userId === userId ? photo : undefined;
  const id = path.replace(/^\/api\/uploads\//, '');
  return id !== path && isPhotoId(id) ? { userId, id } : undefined;
}
