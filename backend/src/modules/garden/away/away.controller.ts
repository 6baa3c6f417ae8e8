import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { HOUR_S } from '../../../kernel/durations.js';
import { anId, Answers, Problems, Repeatable } from '../../../platform/http/contract.js';
import { RateLimits, tooManyTries } from '../../../platform/http/rate-limits.js';
import { Records } from '../../activity/index.js';
import { CurrentUser } from '../../auth/index.js';
import type { Account } from '../../auth/index.js';
import {
  awayEndsBeforeItBegins,
  awayIsFarAhead,
  awayIsOver,
  awayIsTooLong,
  sitterLinkNotFound,
  tooManySitterLinks,
} from '../domain/away.errors.js';
import { keyUsedElsewhere } from '../domain/care.errors.js';
import { AddSitterLinkDto, SitterLinkDto } from './away.dto.js';
import { AwayService } from './away.service.js';
import type { SitterLink } from './away.service.js';

const ADDED = { name: 'sitter-link-add', points: 20, duration: HOUR_S };

/** A gardener's days away, and the links for plant sitters. */
@ApiTags('away')
@Controller('api/away')
export class AwayController {
  constructor(
    private readonly away: AwayService,
    private readonly limits: RateLimits,
  ) {}

  @Get()
  @Answers(200, [SitterLinkDto], 'Your links for plant sitters, those that you did not end first')
  listSitterLinks(@CurrentUser() account: Account): Promise<SitterLink[]> {
    return this.away.list(account);
  }

  @Post()
  @Records('away', 'Made a link for a plant sitter')
  @Repeatable()
  @Problems(
    awayEndsBeforeItBegins,
    awayIsOver,
    awayIsTooLong,
    awayIsFarAhead,
    tooManySitterLinks,
    keyUsedElsewhere,
    tooManyTries,
  )
  @Answers(201, SitterLinkDto, 'Makes a link that opens the tasks of these days to anyone who has it')
  async addSitterLink(
    @CurrentUser() account: Account,
    @Body() { fromDay, toDay, note = '' }: AddSitterLinkDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<SitterLink> {
    await this.limits.consumeRateLimit(ADDED, account.id);
    return this.away.add(account, { fromDay, toDay, note }, key);
  }

  @Delete(':id')
  @Records('away', 'Ended a link for a plant sitter')
  @HttpCode(204)
  @Problems(sitterLinkNotFound)
  @Answers(204, undefined, 'The link opens nothing any more; what was done stays')
  endSitterLink(@CurrentUser() account: Account, @Param('id', anId) id: string): Promise<void> {
    return this.away.end(account, id);
  }
}
