import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Position } from '../../platform/http/page.js';
import { CommentSchema } from './community.schema.js';
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

  /** A comment with this id stays as it is. */
  async add(comment: { id: string; postId: string; userId: string; text: string }): Promise<void> {
    await this.database.insertNew(CommentSchema, [comment]);
  }

  /** Throws `comment-not-found`, also for another person's. */
  async get(userId: string, id: string): Promise<{ id: string; text: string; createdAt: Date }> {
    const row = await this.table.findOneBy({ id, userId });
    if (!row) throw commentNotFound();
    return row;
  }

  /** Throws `comment-not-found`, also for another person's. */
  async remove(userId: string, postId: string, id: string): Promise<void> {
    if (!(await this.table.delete({ id, postId, userId })).affected) throw commentNotFound();
  }

  private get table() {
    return this.database.table(CommentSchema);
  }
}
