import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v5 as nameUuid } from 'uuid';
import type { Position } from '../../platform/http/page.js';
import { CommentRepository } from './comment.repository.js';
import { CommunityLimits } from './community-limits.js';
import type { Comment } from './domain/post.js';
import { PostRepository } from './post.repository.js';

/** Comments: on a post that a reader may not see there are none. All methods throw `post-not-found`. */
@Injectable()
export class CommentsService {
  constructor(
    private readonly comments: CommentRepository,
    private readonly posts: PostRepository,
    private readonly limits: CommunityLimits,
  ) {}

  async list(readerId: string, postId: string, limit: number, after?: Position): Promise<Comment[]> {
    await this.posts.get(readerId, postId);
    return this.comments.list(readerId, postId, limit, after);
  }

  /** The same key is the same comment, so a repeat changes nothing. Throws `too-many-tries`, too. */
  async write(
    { id: userId, firstName, lastName }: { id: string; firstName: string; lastName: string },
    postId: string,
    text: string,
    key?: string,
  ): Promise<Comment> {
    await this.posts.get(userId, postId);
    await this.limits.count('comment', userId);
    const id = key ? nameUuid(key, userId) : randomUUID();
    await this.comments.add({ id, postId, userId, text });
    const { createdAt, text: written } = await this.comments.get(userId, id);
    const author = { name: `${firstName} ${lastName.slice(0, 1)}.`, isYou: true };
    return { id, author, text: written, createdAt };
  }

  /** Throws `comment-not-found`, also for another person's. */
  remove(userId: string, postId: string, id: string): Promise<void> {
    return this.comments.remove(userId, postId, id);
  }
}
