import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { FindOptionsWhere } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import type { Position } from '../../platform/http/page.js';
import { HiddenPostSchema, LikeSchema, PostSchema, ReportSchema } from './community.schema.js';
import type { PostRow } from './community.schema.js';
import * as sql from './community.statements.js';
import { postNotFound } from './domain/community.errors.js';
import type { Post } from './domain/post.js';
import { PRUNE_POSTS } from './moderation.statements.js';

/** Posts, and who likes, has hidden and has reported them. What a reader may not see is not there for that reader. */
@Injectable()
export class PostRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  list(readerId: string, limit: number, after?: Position): Promise<Post[]> {
    if (!after) return this.database.query(sql.FEED, [readerId, limit]);
    return this.database.query(sql.FEED_AFTER, [readerId, limit, after.createdAt, after.id]);
  }

  /** Those that came after a position, newest first. */
  listNewer(readerId: string, limit: number, than: Position): Promise<Post[]> {
    return this.database.query(sql.FEED_BEFORE, [readerId, limit, than.createdAt, than.id]);
  }

  /** Throws `post-not-found`. */
  async get(readerId: string, id: string): Promise<Post> {
    const [post] = await this.database.query<Post>(sql.ONE, [readerId, id]);
    if (!post) throw postNotFound();
    return post;
  }

  /** Whether it is new: a post with this id stays as it is. */
  async add(post: Pick<PostRow, 'id' | 'userId' | 'text' | 'plantName' | 'plantDrawing'>): Promise<boolean> {
    return (await this.database.insertNew(PostSchema, [post])) > 0;
  }

  /** Throws `post-not-found`, also for another person's. */
  async edit(userId: string, id: string, text: string): Promise<void> {
    await this.change({ id, userId, deletedAt: IsNull() }, { text, editedAt: new Date() });
  }

  /** It can be restored for a while. Throws `post-not-found`, also for another person's. */
  async remove(userId: string, id: string): Promise<void> {
    await this.change({ id, userId, deletedAt: IsNull() }, { deletedAt: new Date() });
  }

  /** What is there already stays there: who pressed twice has it. Throws `post-not-found`, also for another person's. */
  async restore(userId: string, id: string): Promise<void> {
    await this.change({ id, userId }, { deletedAt: null });
  }

  async like(userId: string, postId: string): Promise<void> {
    await this.database.insertNew(LikeSchema, [{ userId, postId }]);
  }

  async unlike(userId: string, postId: string): Promise<void> {
    await this.database.table(LikeSchema).delete({ userId, postId });
  }

  /** Whether it is new. */
  async report(userId: string, postId: string): Promise<boolean> {
    return (await this.database.insertNew(ReportSchema, [{ userId, postId }])) > 0;
  }

  hasReported(userId: string, postId: string): Promise<boolean> {
    return this.database.table(ReportSchema).existsBy({ userId, postId });
  }

  async takeReportBack(userId: string, postId: string): Promise<void> {
    await this.database.table(ReportSchema).delete({ userId, postId });
  }

  /** Takes a post out of this reader's sight alone. */
  async hide(userId: string, postId: string): Promise<void> {
    await this.database.insertNew(HiddenPostSchema, [{ userId, postId }]);
  }

  hasHidden(userId: string, postId: string): Promise<boolean> {
    return this.database.table(HiddenPostSchema).existsBy({ userId, postId });
  }

  async unhide(userId: string, postId: string): Promise<void> {
    await this.database.table(HiddenPostSchema).delete({ userId, postId });
  }

  /** The row, for any reader; undefined when it is gone. */
  async findStored(id: string): Promise<PostRow | undefined> {
    return (await this.table.findOneBy({ id })) ?? undefined;
  }

  /** Whose post it is. Throws `post-not-found`. */
  async authorOf(id: string): Promise<string> {
    const row = await this.table.findOne({ select: { id: true, userId: true }, where: { id } });
    if (!row) throw postNotFound();
    return row.userId;
  }

  /** Locks a post of this person until the transaction ends, so that one change of it comes after the other. Throws `post-not-found`. */
  async lockOwn(userId: string, id: string): Promise<PostRow> {
    const where = { id, userId, deletedAt: IsNull() };
    const row = await this.table.findOne({ where, lock: { mode: 'pessimistic_write' } });
    if (!row) throw postNotFound();
    return row;
  }

  /** Deletes for good what was deleted before this moment; answers where the photos of these posts are stored. */
  async prune(before: Date): Promise<string[]> {
    const photos = await this.database.query<{ imageUrl: string }>(PRUNE_POSTS, [before]);
    return photos.map(({ imageUrl }) => imageUrl);
  }

  private async change(which: FindOptionsWhere<PostRow>, change: Partial<PostRow>): Promise<void> {
    if (!(await this.table.update(which, change)).affected) throw postNotFound();
  }

  private get table() {
    return this.database.table(PostSchema);
  }
}
