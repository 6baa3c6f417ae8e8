import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DomainError } from '../../kernel/domain-error.js';
import { ImageStore, pictureNotFound } from '../../platform/storage/image-store.js';
import { CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { isPhotoId, photoKey, smallKey } from './domain/photo-address.js';
import { PhotoRepository } from './photo.repository.js';

/**
 * Serves people their own photos, and those of the plants in a garden that is shared with them. The address contains the owner and an id
 * that cannot be guessed.
 */
@ApiExcludeController()
@Controller('api/photos')
export class PhotoController {
  constructor(
    private readonly images: ImageStore,
    private readonly photos: PhotoRepository,
  ) {}

  @Get(':owner/:file')
  async getPhoto(
    @CurrentUser() { id: userId }: Account,
    @Param('owner') owner: string,
    @Param('file') file: string,
    @Res() reply: FastifyReply,
  ) {
    const [, id = '', small] = /^([^.]+)(\.small)?\.webp$/.exec(file) ?? [];
    if (!isPhotoId(id) || !(await this.maySee(userId, owner, id))) throw pictureNotFound();
    const photo = small
      ? await this.getSmall(owner, id)
      : await this.images.get(photoKey({ userId: owner, id }));
    return reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .type('image/webp')
      .send(photo);
  }

  private async maySee(userId: string, owner: string, id: string): Promise<boolean> {
    if (owner === userId) return true;
    return isPhotoId(owner) && this.photos.isShared({ userId: owner, id }, userId);
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
