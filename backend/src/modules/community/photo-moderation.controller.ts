import { Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Admin } from '../../platform/http/access.js';
import { anId, Answers, Problems } from '../../platform/http/contract.js';
import { CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { CommunityPhotoRepository } from './community-photo.repository.js';
import { CommunityPhotos } from './community-photos.service.js';
import { photoNotFound } from './domain/community.errors.js';
import { WaitingPhotoDto } from './moderation.dto.js';
import { Moderation } from './moderation.service.js';
import { readFileName, sendPhoto } from './photo-answer.js';

const MAX_WAITING = 100;

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
  listWaitingPhotos(): Promise<WaitingPhotoDto[]> {
    return this.repository.listWaiting(MAX_WAITING);
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
