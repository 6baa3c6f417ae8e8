import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Needs } from '../../platform/http/access.js';
import { anId, Answers, Problems } from '../../platform/http/contract.js';
import { tooManyTries } from '../../platform/http/rate-limits.js';
import { Records } from '../activity/index.js';
import { CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { photoGone } from '../photos/index.js';
import { CommunityPhotos } from './community-photos.service.js';
import { AddPhotoDto, PostDto } from './community.dto.js';
import { lastPhoto, photoNotFound, postNotFound, postPhotosFull } from './domain/community.errors.js';
import { readFileName, sendPhoto } from './photo-answer.js';

/** Photos of posts, for premium members. */
@ApiTags('community')
@Needs('community')
@Controller('api/community')
export class CommunityPhotosController {
  constructor(private readonly photos: CommunityPhotos) {}

  @Get('photos/:file')
  @ApiExcludeEndpoint()
  async getPostPhoto(
    @CurrentUser() { id: userId }: Account,
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const { id, size } = readFileName(file);
    return sendPhoto(request, reply, file, await this.photos.read(userId, id, size));
  }

  @Post('posts/:id/photos')
  @HttpCode(201)
  @Problems(postNotFound, photoGone, postPhotosFull, tooManyTries)
  @Answers(201, PostDto, 'Adds one of your uploads to your post; others see it when it was checked')
  addPostPhoto(
    @CurrentUser() { id: userId }: Account,
    @Param('id', anId) id: string,
    @Body() { imageUrl }: AddPhotoDto,
  ): Promise<PostDto> {
    return this.photos.add(userId, id, imageUrl);
  }

  @Delete('posts/:id/photos/:photoId')
  @Records('community_post', 'Removed a photo from a post')
  @Problems(postNotFound, photoNotFound, lastPhoto)
  @Answers(200, PostDto, 'Takes a photo off your post')
  removePostPhoto(
    @CurrentUser() { id: userId }: Account,
    @Param('id', anId) id: string,
    @Param('photoId', anId) photoId: string,
  ): Promise<PostDto> {
    return this.photos.remove(userId, id, photoId);
  }
}
