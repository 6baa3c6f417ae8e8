import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Admin } from '../../platform/http/access.js';
import { anId, Answers, Problems } from '../../platform/http/contract.js';
import { ActivityLog } from '../activity/index.js';
import { CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { ReportedPostDto } from './community.dto.js';
import { postNotFound } from './domain/community.errors.js';
import { PostRepository } from './post.repository.js';

/** What admins do about posts. */
@ApiTags('community')
@Admin()
@Controller('api/admin/community')
export class ModerationController {
  constructor(
    private readonly posts: PostRepository,
    private readonly activity: ActivityLog,
  ) {}

  @Get('reports')
  @Answers(
    200,
    [ReportedPostDto],
    'Posts that were reported and not hidden first, then those with most reports',
  )
  listReportedPosts(): Promise<ReportedPostDto[]> {
    return this.posts.reported();
  }

  @Post('posts/:id/hide')
  @HttpCode(204)
  @Problems(postNotFound)
  @Answers(204, undefined, 'Hides a post from everybody')
  hidePost(@CurrentUser() admin: Account, @Param('id', anId) id: string): Promise<void> {
    return this.setHidden(admin, id, true);
  }

  @Delete('posts/:id/hide')
  @HttpCode(204)
  @Problems(postNotFound)
  @Answers(204, undefined, 'Shows a hidden post again')
  showPost(@CurrentUser() admin: Account, @Param('id', anId) id: string): Promise<void> {
    return this.setHidden(admin, id, false);
  }

  private async setHidden({ id: userId }: Account, id: string, isHidden: boolean): Promise<void> {
    await this.posts.setHidden(id, isHidden);
    await this.activity.record({
      userId,
      action: 'moderation',
      details: `${isHidden ? 'Hid' : 'Showed'} the post ${id}`,
    });
  }
}
