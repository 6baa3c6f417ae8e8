import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/http/access.js';
import { sendPreparedBody } from '../../platform/http/prepared-body.js';
import { Pictures } from './pictures.js';

const A_DAY = 'public, max-age=86400';

/** The drawings of the library as pictures for previews of links. */
@ApiExcludeController()
@Controller('drawings')
export class PicturesController {
  constructor(private readonly pictures: Pictures) {}

  @Public()
  @RouteConfig({ sameForEverybody: true })
  @Get(':slug.png')
  async getPicture(@Param('slug') slug: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return sendPreparedBody(await this.pictures.find(slug), A_DAY, request, reply);
  }

  /** The same plant, thirsty or unwell. */
  @Public()
  @RouteConfig({ sameForEverybody: true })
  @Get(':look/:slug.png')
  async getPictureOfLook(
    @Param('look') look: string,
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return sendPreparedBody(await this.pictures.find(slug, look), A_DAY, request, reply);
  }
}
