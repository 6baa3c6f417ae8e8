import { Injectable } from '@nestjs/common';
import { defineJob } from '../../kernel/job.js';
import { Database } from '../../platform/database/database.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { ActivityLog } from '../activity/index.js';
import { parsePhotoUrl, PhotoStorage, removePhotos } from '../photos/index.js';
import { CommunityLimits } from './community-limits.js';
import { CommunityPhotoRepository } from './community-photo.repository.js';
import { lastPhoto, postPhotosFull } from './domain/community.errors.js';
import { MAX_PHOTOS } from './domain/photo.js';
import type { Post } from './domain/post.js';
import { PostRepository } from './post.repository.js';

/** Checks a photo before others see it. */
export const checkPhoto = defineJob<{ photoId: string }>('check-community-photo');

/** Photos of posts: who may add, see and take them away. */
@Injectable()
export class CommunityPhotos {
  constructor(
    private readonly photos: CommunityPhotoRepository,
    private readonly posts: PostRepository,
    private readonly storage: PhotoStorage,
    private readonly limits: CommunityLimits,
    private readonly queue: JobQueue,
    private readonly activity: ActivityLog,
    private readonly database: Database,
  ) {}

  /** Throws `photo-gone` unless all of these are photos that this person has uploaded. */
  assertOwn(userId: string, imageUrls: string[]): Promise<void> {
    return this.storage.assertStored(userId, imageUrls);
  }

  /** Adds photos to a post in the open transaction. Each is checked when that has ended. */
  async attach(userId: string, postId: string, imageUrls: string[]): Promise<void> {
    for (const photoId of await this.photos.add(userId, postId, imageUrls))
      await this.queue.enqueue(checkPhoto, { photoId }, photoId);
  }

  /** Whether a post has just these photos. What was uploaded again has another address, so then the pictures are compared. */
  async areOn(postId: string, imageUrls: string[]): Promise<boolean> {
    const there = (await this.photos.listOf(postId)).sort((one, other) => one.position - other.position);
    if (there.length !== imageUrls.length) return false;
    const same = there.map(({ imageUrl }, at) => this.isSamePicture(imageUrl, imageUrls[at]!));
    return (await Promise.all(same)).every(Boolean);
  }

  /**
   * Adds a photo to a person's own post; one that it has already changes nothing. Throws `post-not-found`, `photo-gone`,
   * `post-photos-full` and `too-many-tries`.
   */
  async add(userId: string, postId: string, imageUrl: string): Promise<Post> {
    await this.limits.count('photo', userId);
    await this.assertOwn(userId, [imageUrl]);
    return this.database.transaction(async () => {
      await this.posts.lockOwn(userId, postId);
      await this.attach(userId, postId, [imageUrl]);
      if ((await this.photos.listOf(postId)).length > MAX_PHOTOS) throw postPhotosFull();
      await this.activity.record({ userId, action: 'community_post', details: 'Added a photo to a post' });
      return this.posts.get(userId, postId);
    });
  }

  /**
   * Takes a photo off a person's own post; its file goes too, unless the person uses it elsewhere. Throws `post-not-found`,
   * `photo-not-found` and `last-photo`.
   */
  remove(userId: string, postId: string, id: string): Promise<Post> {
    return this.database.transaction(async () => {
      const { text } = await this.posts.lockOwn(userId, postId);
      const imageUrl = await this.photos.remove(userId, postId, id);
      if (!text && !(await this.photos.listOf(postId)).length) throw lastPhoto();
      await this.forget([imageUrl]);
      return this.posts.get(userId, postId);
    });
  }

  /** Deletes files of photos that were taken off, unless something else refers to them. */
  async forget(imageUrls: string[]): Promise<void> {
    const ids = imageUrls.flatMap((url) => parsePhotoUrl(url)?.id ?? []);
    if (ids.length) await this.queue.enqueue(removePhotos, { ids });
  }

  /** Throws `photo-not-found` where the reader may not see it. */
  async read(readerId: string, id: string, size: 'whole' | 'small'): Promise<Buffer> {
    return this.storage.readPhoto(await this.photos.locate(readerId, id), size);
  }

  /** Like `read`, for admins. */
  async readAny(id: string, size: 'whole' | 'small'): Promise<Buffer> {
    return this.storage.readPhoto(await this.photos.locateAny(id), size);
  }

  private async isSamePicture(url: string, other: string): Promise<boolean> {
    if (url === other) return true;
    const [one, another] = await Promise.all(
      [url, other].map((each) => this.storage.readPhoto(each, 'small')),
    );
    return one!.equals(another!);
  }
}
