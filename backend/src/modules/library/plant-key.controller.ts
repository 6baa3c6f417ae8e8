import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/http/access.js';
import { Answers, Cached } from '../../platform/http/contract.js';
import { LanguageQuery } from '../../platform/http/language-query.js';
import { sendPreparedBody } from '../../platform/http/prepared-body.js';
import { Catalogue } from './catalogue.js';
import { KeyPlantDto } from './plant-key.dto.js';

/** What the plant key reads: the questions and the ranking are made in the browser, which then needs no connection. */
@ApiTags('plant-key')
@Controller('api/plant-key')
export class PlantKeyController {
  constructor(private readonly catalogue: Catalogue) {}

  @Public()
  @RouteConfig({ sameForEverybody: true, languageInAddress: true })
  @Get()
  @Cached()
  @Answers(200, [KeyPlantDto], 'What can be seen of every plant of the library, to find one by its looks')
  async listKeyPlants(
    @Query() { language }: LanguageQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const answer = await this.catalogue.findForKey(language);
    return sendPreparedBody(answer, 'public, max-age=3600', request, reply);
  }
}
