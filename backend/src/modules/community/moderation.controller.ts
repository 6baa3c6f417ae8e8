import { Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Admin } from '../../platform/http/access.js';
import { anId, Answers, PageQuery, Problems } from '../../platform/http/contract.js';
import { fromCursor, linkNext } from '../../platform/http/page.js';
import { CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { commentNotFound, postNotFound } from './domain/community.errors.js';
import { HiddenDto, ReportedDto } from './moderation.dto.js';
import { ModerationRepository } from './moderation.repository.js';
import { Moderation } from './moderation.service.js';

/** What admins do about posts and comments. */
@ApiTags('community')
@Admin()
@Controller('api/admin/community')
export class ModerationController {
  constructor(
    private readonly moderation: Moderation,
    private readonly repository: ModerationRepository,
  ) {}

  @Get('reports')
  @Answers(
    200,
    [ReportedDto],
    'Posts and comments whose reports wait for an admin, the last reported first; none that is hidden from everybody',
  )
  async listReported(
    @Query() { limit, cursor }: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReportedDto[]> {
    const reported = await this.repository.listReported(limit, cursor ? fromCursor(cursor) : undefined);
    const positions = reported.map(({ id, reportedAt }) => ({ id, createdAt: reportedAt }));
    linkNext(reply, '/api/admin/community/reports', positions, limit);
    return reported;
  }

  @Get('hidden')
  @Answers(200, [HiddenDto], 'Posts and comments that are hidden from everybody, the last hidden first')
  async listHidden(
    @Query() { limit, cursor }: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<HiddenDto[]> {
    const hidden = await this.repository.listHidden(limit, cursor ? fromCursor(cursor) : undefined);
    const positions = hidden.map(({ id, hiddenAt }) => ({ id, createdAt: hiddenAt }));
    linkNext(reply, '/api/admin/community/hidden', positions, limit);
    return hidden;
  }

  @Post('posts/:id/hide')
  @HttpCode(204)
  @Problems(postNotFound)
  @Answers(204, undefined, 'Hides a post from everybody but its author')
  hidePost(@CurrentUser() admin: Account, @Param('id', anId) id: string): Promise<void> {
    return this.moderation.setPostHidden(admin.id, id, true);
  }

  @Delete('posts/:id/hide')
  @HttpCode(204)
  @Problems(postNotFound)
  @Answers(204, undefined, 'Shows a hidden post again')
  showPost(@CurrentUser() admin: Account, @Param('id', anId) id: string): Promise<void> {
    return this.moderation.setPostHidden(admin.id, id, false);
  }

  @Post('comments/:id/hide')
  @HttpCode(204)
  @Problems(commentNotFound)
  @Answers(204, undefined, 'Hides a comment from everybody but its author')
  hideComment(@CurrentUser() admin: Account, @Param('id', anId) id: string): Promise<void> {
    return this.moderation.setCommentHidden(admin.id, id, true);
  }

  @Delete('comments/:id/hide')
  @HttpCode(204)
  @Problems(commentNotFound)
  @Answers(204, undefined, 'Shows a hidden comment again')
  showComment(@CurrentUser() admin: Account, @Param('id', anId) id: string): Promise<void> {
    return this.moderation.setCommentHidden(admin.id, id, false);
  }

  @Post('posts/:id/dismiss')
  @HttpCode(204)
  @Problems(postNotFound)
  @Answers(204, undefined, 'Leaves a reported post as it is: its reports wait no longer')
  dismissPostReports(@CurrentUser() admin: Account, @Param('id', anId) id: string): Promise<void> {
    return this.moderation.setReportsDismissed(admin.id, 'post', id, true);
  }

  @Delete('posts/:id/dismiss')
  @HttpCode(204)
  @Problems(postNotFound)
  @Answers(204, undefined, 'The reports of a post that were dismissed last wait again')
  reopenPostReports(@CurrentUser() admin: Account, @Param('id', anId) id: string): Promise<void> {
    return this.moderation.setReportsDismissed(admin.id, 'post', id, false);
  }

  @Post('comments/:id/dismiss')
  @HttpCode(204)
  @Problems(commentNotFound)
  @Answers(204, undefined, 'Leaves a reported comment as it is: its reports wait no longer')
  dismissCommentReports(@CurrentUser() admin: Account, @Param('id', anId) id: string): Promise<void> {
    return this.moderation.setReportsDismissed(admin.id, 'comment', id, true);
  }

  @Delete('comments/:id/dismiss')
  @HttpCode(204)
  @Problems(commentNotFound)
  @Answers(204, undefined, 'The reports of a comment that were dismissed last wait again')
  reopenCommentReports(@CurrentUser() admin: Account, @Param('id', anId) id: string): Promise<void> {
    return this.moderation.setReportsDismissed(admin.id, 'comment', id, false);
  }
}
