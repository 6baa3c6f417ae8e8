import { Injectable } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import type { FindOptionsWhere } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import type { Position } from '../../platform/http/page.js';
import { CommentReportSchema, CommentSchema } from './community.schema.js';
import type { CommentRow } from './community.schema.js';
import * as sql from './community.statements.js';
import { commentNotFound } from './domain/community.errors.js';
import type { Comment } from './domain/post.js';

/** Comments on posts. */
@Injectable()
export class CommentRepository {
  constructor(private readonly database: Database) {}

  /** Oldest first. */
  list(readerId: string, postId: string, limit: number, after?: Position): Promise<Comment[]> {
    if (!after) return this.database.query(sql.COMMENTS, [readerId, postId, limit]);
    return this.database.query(sql.COMMENTS_AFTER, [readerId, postId, limit, after.createdAt, after.id]);
  }

  /** Whether it is new: a comment with this id stays as it is. */
  async add(comment: { id: string; postId: string; userId: string; text: string }): Promise<boolean> {
    return (await this.database.insertNew(CommentSchema, [comment])) > 0;
  }

  /** Throws `comment-not-found`, also where this reader may not see it. */
  async get(readerId: string, postId: string, id: string): Promise<Comment> {
    const [comment] = await this.database.query<Comment>(sql.ONE_COMMENT, [readerId, postId, id]);
    if (!comment) throw commentNotFound();
    return comment;
  }

  /** The row, on any post; undefined when it is gone. */
  async findStored(id: string): Promise<CommentRow | undefined> {
    return (await this.table.findOneBy({ id })) ?? undefined;
  }

  /** It can be restored for a while. Throws `comment-not-found`, also for another person's. */
  async remove(userId: string, postId: string, id: string): Promise<void> {
    await this.change({ id, postId, userId, deletedAt: IsNull() }, { deletedAt: new Date() });
  }

  /** What is there already stays there: who pressed twice has it. Throws `comment-not-found`, also for another person's. */
  async restore(userId: string, postId: string, id: string): Promise<void> {
    await this.change({ id, postId, userId }, { deletedAt: null });
  }

  /** Whether it is new. */
  async report(userId: string, commentId: string): Promise<boolean> {
    return (await this.database.insertNew(CommentReportSchema, [{ userId, commentId }])) > 0;
  }

  hasReported(userId: string, commentId: string): Promise<boolean> {
    return this.database.table(CommentReportSchema).existsBy({ userId, commentId });
  }

  async takeReportBack(userId: string, commentId: string): Promise<void> {
    await this.database.table(CommentReportSchema).delete({ userId, commentId });
  }

  /** Deletes for good what was deleted before this moment. */
  async prune(before: Date): Promise<void> {
    await this.table.delete({ deletedAt: LessThan(before) });
  }

  private async change(which: FindOptionsWhere<CommentRow>, change: Partial<CommentRow>): Promise<void> {
    if (!(await this.table.update(which, change)).affected) throw commentNotFound();
  }

  private get table() {
    return this.database.table(CommentSchema);
  }
}
