import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  Res,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Members, Needs } from '../../platform/http/access.js';
import { anId, Answers, Problems, Repeatable } from '../../platform/http/contract.js';
import { fromCursor, linkNext } from '../../platform/http/page.js';
import { tooManyTries } from '../../platform/http/rate-limits.js';
import { Records } from '../activity/index.js';
import { CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { plantNotFound } from '../garden/index.js';
import { photoGone } from '../photos/index.js';
import { EditPostDto, FeedQuery, PostDto, PublishPostDto } from './community.dto.js';
import { keyOfOtherWriting, nothingToPost, ownPost, postNotFound } from './domain/community.errors.js';
import { PostRepository } from './post.repository.js';
import { PostsService } from './posts.service.js';

const PATH = 'api/community/posts';

/** The feed, for premium members. What they have written they may change and delete also when premium has ended. */
@ApiTags('community')
@Needs('community')
@Controller('api/community')
export class PostsController {
  constructor(
    private readonly service: PostsService,
    private readonly posts: PostRepository,
  ) {}

  @Get('posts')
  @Answers(200, [PostDto], 'The posts of the community, newest first')
  async listPosts(
    @CurrentUser() { id }: Account,
    @Query() { limit, cursor, newerThan }: FeedQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PostDto[]> {
    if (newerThan) return this.posts.listNewer(id, limit, fromCursor(newerThan));
    const posts = await this.posts.list(id, limit, cursor ? fromCursor(cursor) : undefined);
    linkNext(reply, `/${PATH}`, posts, limit);
    return posts;
  }

  @Post('posts')
  @Repeatable()
  @Problems(nothingToPost, plantNotFound, photoGone, keyOfOtherWriting, tooManyTries)
  @Answers(201, PostDto, 'Publishes a post')
  publishPost(
    @CurrentUser() account: Account,
    @Body() post: PublishPostDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<PostDto> {
    return this.service.publish(account, post, key);
  }

  @Get('posts/:id')
  @Problems(postNotFound)
  @Answers(200, PostDto, 'One post')
  getPost(@CurrentUser() { id: userId }: Account, @Param('id', anId) id: string): Promise<PostDto> {
    return this.posts.get(userId, id);
  }

  @Members()
  @Patch('posts/:id')
  @Records('community_post', 'Changed a post')
  @Problems(postNotFound)
  @Answers(200, PostDto, 'Changes the text of your post')
  editPost(
    @CurrentUser() { id: userId }: Account,
    @Param('id', anId) id: string,
    @Body() { text }: EditPostDto,
  ): Promise<PostDto> {
    return this.service.edit(userId, id, text);
  }

  @Members()
  @Delete('posts/:id')
  @Records('community_post', 'Deleted a post')
  @HttpCode(204)
  @Problems(postNotFound)
  @Answers(204, undefined, 'Deletes your post; for a day it can be restored')
  removePost(@CurrentUser() { id: userId }: Account, @Param('id', anId) id: string): Promise<void> {
    return this.posts.remove(userId, id);
  }

  @Members()
  @Post('posts/:id/restore')
  @Records('community_post', 'Restored a post')
  @HttpCode(200)
  @Problems(postNotFound)
  @Answers(200, PostDto, 'Restores your deleted post')
  restorePost(@CurrentUser() { id: userId }: Account, @Param('id', anId) id: string): Promise<PostDto> {
    return this.service.restore(userId, id);
  }

  @Post('posts/:id/like')
  @Records('community_like', 'Liked a post')
  @HttpCode(200)
  @Problems(postNotFound)
  @Answers(200, PostDto, 'Likes a post; once is enough')
  likePost(@CurrentUser() { id: userId }: Account, @Param('id', anId) id: string): Promise<PostDto> {
    return this.service.like(userId, id);
  }

  @Delete('posts/:id/like')
  @Records('community_like', 'Took a like back')
  @Problems(postNotFound)
  @Answers(200, PostDto, 'Takes your like back')
  unlikePost(@CurrentUser() { id: userId }: Account, @Param('id', anId) id: string): Promise<PostDto> {
    return this.service.unlike(userId, id);
  }

  @Post('posts/:id/report')
  @HttpCode(204)
  @Problems(postNotFound, ownPost, tooManyTries)
  @Answers(204, undefined, 'Reports a post to the admins; you do not see it any more')
  reportPost(@CurrentUser() { id: userId }: Account, @Param('id', anId) id: string): Promise<void> {
    return this.service.report(userId, id);
  }

  @Delete('posts/:id/report')
  @Records('community_report', 'Took the report of a post back')
  @HttpCode(204)
  @Answers(204, undefined, 'Takes your report of a post back; you see the post again')
  takeReportBack(@CurrentUser() { id: userId }: Account, @Param('id', anId) id: string): Promise<void> {
    return this.posts.takeReportBack(userId, id);
  }

  @Post('posts/:id/hide')
  @Records('community_block', 'Hid a post for themselves')
  @HttpCode(204)
  @Problems(postNotFound, ownPost)
  @Answers(204, undefined, 'Hides a post from you; others see it as before')
  hidePostFromFeed(@CurrentUser() { id: userId }: Account, @Param('id', anId) id: string): Promise<void> {
    return this.service.hide(userId, id);
  }

  @Delete('posts/:id/hide')
  @Records('community_block', 'Showed a post to themselves again')
  @HttpCode(204)
  @Answers(204, undefined, 'Shows you a post again that you have hidden')
  showPostInFeed(@CurrentUser() { id: userId }: Account, @Param('id', anId) id: string): Promise<void> {
    return this.posts.unhide(userId, id);
  }

  @Post('posts/:id/block')
  @Records('community_block', 'Blocked a person')
  @HttpCode(204)
  @Problems(postNotFound, ownPost)
  @Answers(204, undefined, 'Blocks the author of a post: neither of you sees what the other writes')
  blockAuthor(@CurrentUser() { id: userId }: Account, @Param('id', anId) id: string): Promise<void> {
    return this.service.blockAuthor(userId, id);
  }
}
