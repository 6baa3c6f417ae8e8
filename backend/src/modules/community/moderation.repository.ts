import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Position } from '../../platform/http/page.js';
import { CommentSchema, PostSchema } from './community.schema.js';
import { commentNotFound, postNotFound } from './domain/community.errors.js';
import type { Hidden, Reported } from './domain/reported.js';
import { DISMISS_REPORTS, HIDDEN, REOPEN_REPORTS, REPORTED } from './moderation.statements.js';

/** What was reported, and what admins have hidden from everybody. */
@Injectable()
export class ModerationRepository {
  constructor(private readonly database: Database) {}

  /** What is not hidden from everybody, with reports that no admin has dismissed; what was reported last comes first. The position is by that moment. */
  listReported(limit: number, after?: Position): Promise<Reported[]> {
    return this.database.query(REPORTED, [limit, after?.createdAt ?? null, after?.id ?? null]);
  }

  /** What is hidden from everybody; what was hidden last comes first. The position is by that moment. */
  listHidden(limit: number, after?: Position): Promise<Hidden[]> {
    return this.database.query(HIDDEN, [limit, after?.createdAt ?? null, after?.id ?? null]);
  }

  /** Hides a post from everybody but its author, or shows it again. Throws `post-not-found`. */
  async setPostHidden(id: string, isHidden: boolean): Promise<void> {
    const { affected } = await this.database.table(PostSchema).update({ id }, hidden(isHidden));
    if (!affected) throw postNotFound();
  }

  /** Hides a comment from everybody but its author, or shows it again. Throws `comment-not-found`. */
  async setCommentHidden(id: string, isHidden: boolean): Promise<void> {
    const { affected } = await this.database.table(CommentSchema).update({ id }, hidden(isHidden));
    if (!affected) throw commentNotFound();
  }

  /**
   * Dismisses the reports of a post or comment that wait, or lets those that were dismissed last wait again. Whether there were
   * any. Throws `post-not-found` and `comment-not-found`.
   */
  async setReportsDismissed(kind: Reported['kind'], id: string, isDismissed: boolean): Promise<boolean> {
    const statement = (isDismissed ? DISMISS_REPORTS : REOPEN_REPORTS)[kind];
    const [row] = await this.database.query<{ changed: number; isThere: boolean }>(statement, [id]);
    if (!row!.isThere) throw kind === 'post' ? postNotFound() : commentNotFound();
    return row!.changed > 0;
  }
}

const hidden = (isHidden: boolean) => ({ hiddenAt: isHidden ? new Date() : null });
