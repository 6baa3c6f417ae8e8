import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Members, Needs } from '../../platform/http/access.js';
import { anId, Answers, PageQuery, Problems, Repeatable } from '../../platform/http/contract.js';
import { fromCursor, linkNext } from '../../platform/http/page.js';
import { tooManyTries } from '../../platform/http/rate-limits.js';
import { Records } from '../activity/index.js';
import { CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { CommentDto, WriteCommentDto } from './community.dto.js';
import { CommentsService } from './comments.service.js';
import { commentNotFound, keyOfOtherWriting, ownComment, postNotFound } from './domain/community.errors.js';

/** Comments on posts, for premium members. Their own they may delete also when premium has ended. */
@ApiTags('community')
@Needs('community')
@Controller('api/community/posts/:id/comments')
export class CommentsController {
  constructor(private readonly comments: CommentsService) {}

  @Get()
  @Problems(postNotFound)
  @Answers(200, [CommentDto], 'The comments on a post, oldest first')
  async listComments(
    @CurrentUser() account: Account,
    @Param('id', anId) id: string,
    @Query() { limit, cursor }: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CommentDto[]> {
    const after = cursor ? fromCursor(cursor) : undefined;
    const comments = await this.comments.list(account.id, id, limit, after);
    linkNext(reply, `/api/community/posts/${id}/comments`, comments, limit);
    return comments;
  }

  @Post()
  @Repeatable()
  @Problems(postNotFound, keyOfOtherWriting, tooManyTries)
  @Answers(201, CommentDto, 'Comments on a post')
  writeComment(
    @CurrentUser() { id: userId }: Account,
    @Param('id', anId) id: string,
    @Body() { text }: WriteCommentDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<CommentDto> {
    return this.comments.write(userId, id, text, key);
  }

  @Members()
  @Delete(':commentId')
  @Records('community_comment', 'Deleted a comment')
  @HttpCode(204)
  @Problems(commentNotFound)
  @Answers(204, undefined, 'Deletes your comment; for a day it can be restored')
  removeComment(
    @CurrentUser() account: Account,
    @Param('id', anId) id: string,
    @Param('commentId', anId) commentId: string,
  ): Promise<void> {
    return this.comments.remove(account.id, id, commentId);
  }

  @Members()
  @Post(':commentId/restore')
  @Records('community_comment', 'Restored a comment')
  @HttpCode(200)
  @Problems(postNotFound, commentNotFound)
  @Answers(200, CommentDto, 'Restores your deleted comment')
  restoreComment(
    @CurrentUser() account: Account,
    @Param('id', anId) id: string,
    @Param('commentId', anId) commentId: string,
  ): Promise<CommentDto> {
    return this.comments.restore(account.id, id, commentId);
  }

  @Post(':commentId/report')
  @HttpCode(204)
  @Problems(postNotFound, commentNotFound, ownComment, tooManyTries)
  @Answers(204, undefined, 'Reports a comment to the admins; you do not see it any more')
  reportComment(
    @CurrentUser() account: Account,
    @Param('id', anId) id: string,
    @Param('commentId', anId) commentId: string,
  ): Promise<void> {
    return this.comments.report(account.id, id, commentId);
  }

  @Delete(':commentId/report')
  @Records('community_report', 'Took the report of a comment back')
  @HttpCode(204)
  @Problems(commentNotFound)
  @Answers(204, undefined, 'Takes your report of a comment back; you see the comment again')
  takeCommentReportBack(
    @CurrentUser() account: Account,
    @Param('id', anId) id: string,
    @Param('commentId', anId) commentId: string,
  ): Promise<void> {
    return this.comments.takeReportBack(account.id, id, commentId);
  }
}
