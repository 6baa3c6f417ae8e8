import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/http/access.js';
import { Answers, Cached, Problems } from '../../platform/http/contract.js';
import { sendPreparedBody } from '../../platform/http/prepared-body.js';
import { Catalogue } from './catalogue.js';
import { guideNotFound } from './domain/library.errors.js';
import { GuideDto } from './library.dto.js';

@ApiTags('guides')
@Controller()
export class GuidesController {
  constructor(private readonly catalogue: Catalogue) {}

  @Public()
  @RouteConfig({ sameForEverybody: true })
  @Get('api/plant-library/:slug')
  @ApiParam({ name: 'slug', example: 'aloe-vera' })
  @Cached()
  @Answers(200, GuideDto, 'The care guide of one plant of the library')
  @Problems(guideNotFound)
  async getGuide(@Param('slug') slug: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return sendPreparedBody(await this.catalogue.findGuide(slug), 'public, max-age=60', request, reply);
  }
}
