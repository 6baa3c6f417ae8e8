import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v5 as nameUuid } from 'uuid';
import { HOUR_S } from '../../kernel/durations.js';
import { daysAgo, KEPT_DAYS } from '../../kernel/retention.js';
import { Database } from '../../platform/database/database.js';
import type { Position } from '../../platform/http/page.js';
import { Every } from '../../platform/queue/every.js';
import { ActivityLog } from '../activity/index.js';
import { CommentRepository } from './comment.repository.js';
import { CommunityLimits } from './community-limits.js';
import { commentNotFound, keyOfOtherWriting, ownComment } from './domain/community.errors.js';
import { isDone } from './domain/is-done.js';
import type { Comment } from './domain/post.js';
import { PostRepository } from './post.repository.js';

/** Comments: on a post that a reader may not see there are none. All methods throw `post-not-found`. */
@Injectable()
export class CommentsService {
  constructor(
    private readonly comments: CommentRepository,
    private readonly posts: PostRepository,
    private readonly limits: CommunityLimits,
    private readonly activity: ActivityLog,
    private readonly database: Database,
  ) {}

  async list(readerId: string, postId: string, limit: number, after?: Position): Promise<Comment[]> {
    await this.posts.get(readerId, postId);
    return this.comments.list(readerId, postId, limit, after);
  }

  /** The same key is the same comment, so a repeat changes nothing. Throws `key-of-other-writing` and `too-many-tries`, too. */
  async write(userId: string, postId: string, text: string, key?: string): Promise<Comment> {
    await this.posts.get(userId, postId);
    await this.limits.count('comment', userId);
    const id = key ? nameUuid(key, userId) : randomUUID();
    await this.database.transaction(async () => {
      if (!(await this.comments.add({ id, postId, userId, text }))) return this.assertSame(id, postId, text);
      await this.activity.record({ userId, action: 'community_comment', details: 'Commented on a post' });
    });
    return this.comments.get(userId, postId, id);
  }

  /** Throws `comment-not-found`, as all that follow do, also for another person's. */
  remove(userId: string, postId: string, id: string): Promise<void> {
    return this.comments.remove(userId, postId, id);
  }

  async restore(userId: string, postId: string, id: string): Promise<Comment> {
    await this.posts.get(userId, postId);
    await this.comments.restore(userId, postId, id);
    return this.comments.get(userId, postId, id);
  }

  /** Tells the admins of a comment; its reader does not see it any more. Twice is once. Throws `own-comment` and `too-many-tries`, too. */
  async report(userId: string, postId: string, id: string): Promise<void> {
    await this.posts.get(userId, postId);
    if (await isDone(this.othersComment(userId, postId, id), () => this.comments.hasReported(userId, id)))
      return;
    await this.limits.count('report', userId);
    await this.database.transaction(async () => {
      if (!(await this.comments.report(userId, id))) return;
      await this.activity.record({ userId, action: 'community_report', details: 'Reported a comment' });
    });
  }

  /** Its reporter sees a comment again, unless an admin has hidden it meanwhile. Twice is once. */
  async takeReportBack(userId: string, postId: string, id: string): Promise<void> {
    if ((await this.comments.findStored(id))?.postId !== postId) throw commentNotFound();
    await this.comments.takeReportBack(userId, id);
  }

  @Every(HOUR_S)
  prune(): Promise<void> {
    return this.comments.prune(daysAgo(KEPT_DAYS.deletedPosts));
  }

  private async othersComment(userId: string, postId: string, id: string): Promise<void> {
    const { author } = await this.comments.get(userId, postId, id);
    if (author.isYou) throw ownComment();
  }

  private async assertSame(id: string, postId: string, text: string): Promise<void> {
    const stored = await this.comments.findStored(id);
    if (stored && (stored.postId !== postId || stored.text !== text)) throw keyOfOtherWriting();
  }
}
