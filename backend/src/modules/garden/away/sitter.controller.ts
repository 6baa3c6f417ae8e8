import { Body, Controller, Get, Header, Param, Put, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../../platform/http/access.js';
import { addressKey } from '../../../platform/http/address.js';
import { Answers, Problems } from '../../../platform/http/contract.js';
import { RateLimits, tooManyTries } from '../../../platform/http/rate-limits.js';
import { notASitterTask, notTheSittersDay, sitterPageClosed } from '../domain/away.errors.js';
import { SitterPageDto, TickDto } from './away.dto.js';
import type { OpenLink } from './sitter-links.repository.js';
import type { SitterPage } from './sitter-page.js';
import { SitterService } from './sitter.service.js';

const TOKEN = { name: 'token', example: 'kO2vXH1m0nR3', description: 'From the link for the plant sitter' };
const USES = { name: 'sitter-use', points: 300, duration: 600 };
const WRONG = { name: 'sitter-wrong', points: 60, duration: 600 };

/** The page of a plant sitter. The link is the only credential: cookies are ignored, and nothing of a session is looked at. */
@ApiTags('sitter')
@Controller('api/sitter')
export class SitterController {
  constructor(
    private readonly sitter: SitterService,
    private readonly limits: RateLimits,
  ) {}

  @Public()
  @Get(':token')
  @RouteConfig({ sameForEverybody: true })
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex, nofollow')
  @Problems(sitterPageClosed, tooManyTries)
  @ApiParam(TOKEN)
  @Answers(200, SitterPageDto, 'What there is to do on the days of a link for a plant sitter')
  async getSitterPage(@Param('token') token: string, @Req() { ip }: FastifyRequest): Promise<SitterPage> {
    return this.sitter.page(await this.enter(token, ip));
  }

  @Public()
  @Put(':token')
  @RouteConfig({ sameForEverybody: true })
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex, nofollow')
  @Problems(sitterPageClosed, notASitterTask, notTheSittersDay, tooManyTries)
  @ApiParam(TOKEN)
  @Answers(200, SitterPageDto, 'Notes a task of today as done, or takes that back; a repeat changes nothing')
  async tickSitterTask(
    @Param('token') token: string,
    @Body() tick: TickDto,
    @Req() { ip }: FastifyRequest,
  ): Promise<SitterPage> {
    await this.enter(token, ip);
    return this.sitter.tick(token, tick);
  }

  /** Counts each use of a link, and each wrong one by where it comes from. */
  private async enter(token: string, ip: string): Promise<OpenLink> {
    const link = await this.sitter.find(token);
    await this.limits.consumeRateLimit(link ? USES : WRONG, link?.id ?? addressKey(ip));
    if (!link) throw sitterPageClosed();
    return link;
  }
}
