import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ImageStore, pictureNotFound } from '../../platform/storage/image-store.js';
import { CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';

/** Shows people their own photos. Whose photo it is stands in its address, so nobody else's is ever looked for. */
@ApiExcludeController()
@Controller('api/photos')
export class PhotoController {
  constructor(private readonly images: ImageStore) {}

  @Get(':owner/:file')
  async getPhoto(
    @CurrentUser() { id }: Account,
    @Param('owner') owner: string,
    @Param('file') file: string,
    @Res() reply: FastifyReply,
  ) {
    if (owner !== id || !/^[0-9a-f-]{36}\.webp$/.test(file)) throw pictureNotFound();
    const photo = await this.images.get(`${owner}/${file}`);
    return reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .type('image/webp')
      .send(photo);
  }
}
