import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v5 as nameUuid } from 'uuid';
import { HOUR_S } from '../../kernel/durations.js';
import { daysAgo, KEPT_DAYS } from '../../kernel/retention.js';
import { Database } from '../../platform/database/database.js';
import { Every } from '../../platform/queue/every.js';
import { ActivityLog } from '../activity/index.js';
import { PlantsService } from '../garden/index.js';
import type { Gardener } from '../garden/index.js';
import { LibraryRepository } from '../library/index.js';
import { CommunityLimits } from './community-limits.js';
import { CommunityPhotos } from './community-photos.service.js';
import { keyOfOtherWriting, nothingToPost, ownPost } from './domain/community.errors.js';
import type { NewPost, Post } from './domain/post.js';
import { isDone } from './domain/is-done.js';
import { BlockRepository } from './block.repository.js';
import { PostRepository } from './post.repository.js';

/** What a post says, beside its photos. */
type Said = Pick<Post, 'text' | 'plantName' | 'plantDrawing'>;

/** Posts of the community, as their readers and authors deal with them. */
@Injectable()
export class PostsService {
  constructor(
    private readonly posts: PostRepository,
    private readonly blocks: BlockRepository,
    private readonly plants: PlantsService,
    private readonly library: LibraryRepository,
    private readonly photos: CommunityPhotos,
    private readonly limits: CommunityLimits,
    private readonly activity: ActivityLog,
    private readonly database: Database,
  ) {}

  /**
   * Publishes a post, on request with photos and one of its author's plants. The same key is the same post, so a repeat changes
   * nothing. Throws `nothing-to-post`, `plant-not-found`, `photo-gone`, `key-of-other-writing` and `too-many-tries`.
   */
  async publish(author: Gardener, { text, plantId, photos = [] }: NewPost, key?: string): Promise<Post> {
    if (!text && !photos.length) throw nothingToPost();
    await this.limits.count('post', author.id);
    await this.photos.assertOwn(author.id, photos);
    const plant = plantId ? await this.plantOf(author, plantId) : { plantName: null, plantDrawing: null };
    const id = key ? nameUuid(key, author.id) : randomUUID();
    const isNew = await this.add({ id, userId: author.id, text, ...plant }, photos);
    if (!isNew) await this.assertSame(id, { text, ...plant }, photos);
    return this.posts.get(author.id, id);
  }

  /** Throws `post-not-found`, as all that follow do, also for another person's post. */
  async edit(userId: string, id: string, text: string): Promise<Post> {
    await this.posts.edit(userId, id, text);
    return this.posts.get(userId, id);
  }

  async restore(userId: string, id: string): Promise<Post> {
    await this.posts.restore(userId, id);
    return this.posts.get(userId, id);
  }

  async like(userId: string, id: string): Promise<Post> {
    await this.posts.get(userId, id);
    await this.posts.like(userId, id);
    return this.posts.get(userId, id);
  }

  async unlike(userId: string, id: string): Promise<Post> {
    await this.posts.unlike(userId, id);
    return this.posts.get(userId, id);
  }

  /** Tells the admins of a post; its reader does not see it any more. Twice is once. Throws `own-post` and `too-many-tries`, too. */
  async report(userId: string, id: string): Promise<void> {
    if (await isDone(this.othersPost(userId, id), () => this.posts.hasReported(userId, id))) return;
    await this.limits.count('report', userId);
    await this.database.transaction(async () => {
      if (!(await this.posts.report(userId, id))) return;
      await this.activity.record({ userId, action: 'community_report', details: 'Reported a post' });
    });
  }

  /** Its reader does not see the post any more, others do. Twice is once. Throws `own-post`, too. */
  async hide(userId: string, id: string): Promise<void> {
    if (await isDone(this.othersPost(userId, id), () => this.posts.hasHidden(userId, id))) return;
    await this.posts.hide(userId, id);
  }

  /** From now on neither of the two sees what the other writes. Twice is once. Throws `own-post`, too. */
  async blockAuthor(userId: string, id: string): Promise<void> {
    const authorId = await this.posts.authorOf(id);
    if (await isDone(this.othersPost(userId, id), () => this.blocks.has(userId, authorId))) return;
    await this.blocks.add(userId, authorId);
  }

  @Every(HOUR_S)
  prune(): Promise<void> {
    return this.database.transaction(async () =>
      this.photos.forget(await this.posts.prune(daysAgo(KEPT_DAYS.deletedPosts))),
    );
  }

  private add(post: Said & { id: string; userId: string }, photos: string[]): Promise<boolean> {
    const { id, userId } = post;
    return this.database.transaction(async () => {
      if (!(await this.posts.add(post))) return false;
      await this.photos.attach(userId, id, photos);
      const details = photos.length ? 'Shared a photo with the community' : 'Posted to the community';
      await this.activity.record({ userId, action: 'community_post', details });
      return true;
    });
  }

  /** Throws `key-of-other-writing` where a repeat differs. A text that was edited since is not compared. */
  private async assertSame(id: string, said: Said, photos: string[]): Promise<void> {
    const stored = await this.posts.findStored(id);
    if (!stored) return;
    const isSame =
      (stored.editedAt !== null || stored.text === said.text) &&
      stored.plantName === said.plantName &&
      stored.plantDrawing === said.plantDrawing &&
      (await this.photos.areOn(id, photos));
    if (!isSame) throw keyOfOtherWriting();
  }

  private async othersPost(userId: string, id: string): Promise<void> {
    const { author } = await this.posts.get(userId, id);
    if (author.isYou) throw ownPost();
  }

  private async plantOf(
    author: Gardener,
    plantId: string,
  ): Promise<Pick<Post, 'plantName' | 'plantDrawing'>> {
    const { commonName, libraryId } = await this.plants.get(author, plantId);
    const known = libraryId ? await this.library.findById(libraryId) : undefined;
    return { plantName: commonName, plantDrawing: known?.imageUrl ?? null };
  }
}
