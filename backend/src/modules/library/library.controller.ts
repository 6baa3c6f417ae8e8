import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/http/access.js';
import { Answers, Cached } from '../../platform/http/contract.js';
import { sendPreparedBody } from '../../platform/http/prepared-body.js';
import { Catalogue } from './catalogue.js';
import { Drawings } from './drawings.js';
import { LibraryPlantDto, LibraryQuery } from './library.dto.js';

@ApiTags('library')
@Controller()
export class LibraryController {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly drawings: Drawings,
  ) {}

  @Public()
  @RouteConfig({ sameForEverybody: true, languageInAddress: true })
  @Get('api/plant-library')
  @Cached()
  @Answers(200, [LibraryPlantDto], 'The plant library, or what in it matches')
  async listLibraryPlants(
    @Query() { category, search, language }: LibraryQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const wanted = category === 'all' || !category ? undefined : category;
    const answer = await this.catalogue.find(wanted, search, language);
    return sendPreparedBody(answer, 'public, max-age=60', request, reply);
  }

  /** The drawing of a plant of the library. */
  @Public()
  @RouteConfig({ sameForEverybody: true })
  @Get('drawings/:slug.svg')
  @ApiExcludeEndpoint()
  async getDrawing(@Param('slug') slug: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return sendPreparedBody(await this.drawings.find(slug), 'public, max-age=86400', request, reply);
  }

  /** The same plant, thirsty or unwell. */
  @Public()
  @RouteConfig({ sameForEverybody: true })
  @Get('drawings/:look/:slug.svg')
  @ApiExcludeEndpoint()
  async getDrawingOfLook(
    @Param('look') look: string,
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const drawing = await this.drawings.find(slug, look);
    return sendPreparedBody(drawing, 'public, max-age=86400', request, reply);
  }
}
