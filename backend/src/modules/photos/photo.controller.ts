import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DomainError } from '../../kernel/domain-error.js';
import { ImageStore, pictureNotFound } from '../../platform/storage/image-store.js';
import { CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { isPhotoId, photoKey, smallKey } from './domain/photo-address.js';

/** Serves people their own photos. The address contains the owner, so other people's photos are never looked up. */
@ApiExcludeController()
@Controller('api/photos')
export class PhotoController {
  constructor(private readonly images: ImageStore) {}

  @Get(':owner/:file')
  async getPhoto(
    @CurrentUser() { id: userId }: Account,
    @Param('owner') owner: string,
    @Param('file') file: string,
    @Res() reply: FastifyReply,
  ) {
    const [, id = '', small] = /^([^.]+)(\.small)?\.webp$/.exec(file) ?? [];
    if (owner !== userId || !isPhotoId(id)) throw pictureNotFound();
    const photo = small ? await this.getSmall(userId, id) : await this.images.get(photoKey({ userId, id }));
    return reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .type('image/webp')
      .send(photo);
  }

  /** Old and imported photos may have no thumbnail. */
  private async getSmall(userId: string, id: string): Promise<Buffer> {
    try {
      return await this.images.get(smallKey({ userId, id }));
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'not-found')
        return this.images.get(photoKey({ userId, id }));
      throw error;
    }
  }
}
