import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Admin } from '../../platform/http/access.js';
import { anId, Answers, PageQuery, Problems } from '../../platform/http/contract.js';
import { fromCursor, linkNext } from '../../platform/http/page.js';
import { CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { CommunityPhotoRepository } from './community-photo.repository.js';
import { CommunityPhotos } from './community-photos.service.js';
import { photoNotFound } from './domain/community.errors.js';
import { WaitingPhotoDto } from './moderation.dto.js';
import { Moderation } from './moderation.service.js';
import { readFileName, sendPhoto } from './photo-answer.js';

/** Photos that could not be judged by themselves, for admins. */
@ApiTags('community')
@Admin()
@Controller('api/admin/community/photos')
export class PhotoModerationController {
  constructor(
    private readonly moderation: Moderation,
    private readonly repository: CommunityPhotoRepository,
    private readonly photos: CommunityPhotos,
  ) {}

  @Get()
  @Answers(200, [WaitingPhotoDto], 'Photos that wait for an admin, oldest first')
  async listWaitingPhotos(
    @Query() { limit, cursor }: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WaitingPhotoDto[]> {
    const photos = await this.repository.listWaiting(limit, cursor ? fromCursor(cursor) : undefined);
    linkNext(reply, '/api/admin/community/photos', photos, limit);
    return photos;
  }

  @Get(':file')
  @ApiExcludeEndpoint()
  async getAnyPhoto(@Param('file') file: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { id, size } = readFileName(file);
    return sendPhoto(request, reply, file, await this.photos.readAny(id, size));
  }

  @Post(':id/show')
  @HttpCode(204)
  @Problems(photoNotFound)
  @Answers(204, undefined, 'Shows a photo to everybody')
  showPhoto(@CurrentUser() admin: Account, @Param('id', anId) id: string): Promise<void> {
    return this.moderation.judgePhoto(admin.id, id, true);
  }

  @Post(':id/refuse')
  @HttpCode(204)
  @Problems(photoNotFound)
  @Answers(204, undefined, 'Refuses a photo: its author alone sees it')
  refusePhoto(@CurrentUser() admin: Account, @Param('id', anId) id: string): Promise<void> {
    return this.moderation.judgePhoto(admin.id, id, false);
  }
}
