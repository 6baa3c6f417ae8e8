import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { ActivityLog } from '../activity/index.js';
import { CommunityPhotoRepository } from './community-photo.repository.js';
import { photoNotFound } from './domain/community.errors.js';
import type { Reported } from './domain/reported.js';
import { ModerationRepository } from './moderation.repository.js';

/** What admins do about posts, comments and photos. All of it is in the activity log. */
@Injectable()
export class Moderation {
  constructor(
    private readonly repository: ModerationRepository,
    private readonly photos: CommunityPhotoRepository,
    private readonly activity: ActivityLog,
    private readonly database: Database,
  ) {}

  /** Throws `post-not-found`. */
  setPostHidden(adminId: string, id: string, isHidden: boolean): Promise<void> {
    const details = `${isHidden ? 'Hid' : 'Showed'} the post ${id}`;
    return this.logged(adminId, details, () => this.repository.setPostHidden(id, isHidden));
  }

  /** Throws `comment-not-found`. */
  setCommentHidden(adminId: string, id: string, isHidden: boolean): Promise<void> {
    const details = `${isHidden ? 'Hid' : 'Showed'} the comment ${id}`;
    return this.logged(adminId, details, () => this.repository.setCommentHidden(id, isHidden));
  }

  /**
   * Leaves a reported post or comment as it is, or takes that back. Another admin may have been first. Throws `post-not-found` and
   * `comment-not-found`.
   */
  setReportsDismissed(
    adminId: string,
    kind: Reported['kind'],
    id: string,
    isDismissed: boolean,
  ): Promise<void> {
    const details = `${isDismissed ? 'Dismissed' : 'Reopened'} the reports of the ${kind} ${id}`;
    return this.logged(adminId, details, () => this.repository.setReportsDismissed(kind, id, isDismissed));
  }

  /** Settles a photo that was doubtful, or that an admin has judged before. Throws `photo-not-found` for any other. */
  judgePhoto(adminId: string, id: string, isShown: boolean): Promise<void> {
    const details = `${isShown ? 'Showed' : 'Refused'} the photo ${id}`;
    return this.logged(adminId, details, async () => {
      const state = isShown ? 'shown' : 'refused';
      if (!(await this.photos.settle(id, ['doubtful', 'shown', 'refused'], state))) throw photoNotFound();
    });
  }

  /** Where nothing changed, `change` answers false. */
  private logged(userId: string, details: string, change: () => Promise<void | boolean>): Promise<void> {
    return this.database.transaction(async () => {
      if ((await change()) === false) return;
      await this.activity.record({ userId, action: 'moderation', details });
    });
  }
}
