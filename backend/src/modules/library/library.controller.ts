import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import { drawPlant } from '@leaflore/drawings';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/domain-error.js';
import { Answers } from '../../platform/http/contract.js';
import { Public } from '../auth/index.js';
import { Catalogue } from './catalogue.js';
import { LibraryPlantDto, LibraryQuery } from './library.dto.js';
import { LibraryRepository } from './library.repository.js';

@ApiTags('library')
@Controller()
export class LibraryController {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly library: LibraryRepository,
  ) {}

  @Public()
  @RouteConfig({ sameForEverybody: true })
  @Get('api/plant-library')
  @Answers(200, [LibraryPlantDto], 'The plant library, or what in it matches')
  async listLibraryPlants(
    @Query() { category, search }: LibraryQuery,
    @Req() { headers }: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const { json, brotli, etag } = await this.catalogue.find(
      category === 'all' || !category ? undefined : category,
      search,
    );
    void reply.headers({ etag, 'cache-control': 'public, max-age=60', vary: 'accept-encoding' });
    if (headers['if-none-match'] === etag) return reply.status(304).send();
    void reply.type('application/json; charset=utf-8');
    if (!/\bbr\b/.test(headers['accept-encoding'] ?? '')) return reply.send(json);
    return reply.header('content-encoding', 'br').send(brotli);
  }

  /** The drawing of a plant of the library. */
  @Public()
  @Get('drawings/:file')
  @ApiExcludeEndpoint()
  async getDrawing(@Param('file') file: string, @Res() reply: FastifyReply) {
    const slug = /^([a-z0-9-]+)\.svg$/.exec(file)?.[1];
    const traits = slug && (await this.library.findDrawing(slug));
    if (!traits) throw new DomainError('not-found', 'drawing-not-found', 'There is no such drawing.');
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('image/svg+xml')
      .send(drawPlant(traits, slug));
  }
}
