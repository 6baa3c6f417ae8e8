import { Controller, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { OnModuleInit } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Admission } from '../../platform/http/admission/admission.js';
import { BOUNDS } from '../../platform/http/admission/bounds.js';
import { Answers, Problems } from '../../platform/http/contract.js';
import { CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { UploadedDto, UploadUrlDto } from './photos.dto.js';
import { MAX_UPLOAD_BYTES, UploadService } from './upload.service.js';
import { tooManyTries } from '../../platform/http/rate-limits.js';
import { busy, PHOTO_PROBLEMS } from '../../platform/images/image-errors.js';
import { storageFull, storageAway } from '../../platform/storage/image-store.js';
import { photoSpaceUsed, uploadExpired, uploadNotFound, uploadUsed } from './domain/photo.errors.js';

@ApiTags('photos')
@Controller('api')
export class UploadController implements OnModuleInit {
  constructor(
    private readonly uploads: UploadService,
    private readonly admission: Admission,
  ) {}

  onModuleInit(): void {
    const ask = ({ account, params, query }: FastifyRequest) => {
      const { id } = params as { id: string };
      const { expires, signature } = query as Record<string, unknown>;
      return this.uploads.admit(account!.id, { id, expires: String(expires), signature: String(signature) });
    };
    this.admission.addRule('PUT /api/uploads/:id', { atOnce: BOUNDS.uploads, ask });
  }

  @Post('uploads')
  @HttpCode(200)
  @Answers(200, UploadUrlDto, 'Where to send a photo for a plant or the journal')
  createUpload(@CurrentUser() { id }: Account): UploadUrlDto {
    return { uploadURL: this.uploads.createLink(id) };
  }

  @Post('profile/upload-url')
  @HttpCode(200)
  @Answers(200, UploadUrlDto, 'Where to send a profile picture')
  createProfileUpload(@CurrentUser() { id }: Account): UploadUrlDto {
    return { uploadURL: this.uploads.createLink(id) };
  }

  @Put('uploads/:id')
  @HttpCode(201)
  @RouteConfig({ bodyLimit: MAX_UPLOAD_BYTES, bytesBody: true, membersOnly: true })
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiQuery({ name: 'expires', type: String, example: '1777880400' })
  @ApiQuery({ name: 'signature', type: String, example: 'h3Vq' })
  @ApiConsumes('image/*')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Problems(
    uploadNotFound,
    uploadExpired,
    uploadUsed,
    photoSpaceUsed,
    ...PHOTO_PROBLEMS,
    tooManyTries,
    busy,
    storageFull,
    storageAway,
  )
  @Answers(201, UploadedDto, 'Keeps a photo: JPEG, PNG, WebP, HEIC or AVIF, at most 5 MB and 50 megapixels')
  async sendPhoto(
    @CurrentUser() { id: userId }: Account,
    @Param('id') id: string,
    @Req() { body }: FastifyRequest,
  ): Promise<UploadedDto> {
    return {
      imageUrl: await this.uploads.receive(userId, id, Buffer.isBuffer(body) ? body : Buffer.alloc(0)),
    };
  }
}
