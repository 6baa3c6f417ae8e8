import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/http/access.js';
import { Answers, Cached, Problems } from '../../platform/http/contract.js';
import { LanguageQuery } from '../../platform/http/language-query.js';
import { sendPreparedBody } from '../../platform/http/prepared-body.js';
import { Catalogue } from './catalogue.js';
import { guideNotFound } from './domain/library.errors.js';
import { GuideDto } from './library.dto.js';

@ApiTags('guides')
@Controller()
export class GuidesController {
  constructor(private readonly catalogue: Catalogue) {}

  @Public()
  @RouteConfig({ sameForEverybody: true, languageInAddress: true })
  @Get('api/plant-library/:slug')
  @ApiParam({ name: 'slug', example: 'aloe-vera' })
  @Cached()
  @Answers(200, GuideDto, 'The care guide of one plant of the library')
  @Problems(guideNotFound)
  async getGuide(
    @Param('slug') slug: string,
    @Query() { language }: LanguageQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const guide = await this.catalogue.findGuide(slug, language);
    return sendPreparedBody(guide, 'public, max-age=60', request, reply);
  }
}
