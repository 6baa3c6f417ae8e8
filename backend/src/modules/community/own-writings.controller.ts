import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, PageQuery } from '../../platform/http/contract.js';
import { fromCursor, linkNext } from '../../platform/http/page.js';
import { CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { CommunityRecords } from './community-records.repository.js';
import { OwnWritingDto } from './own-writings.dto.js';

/** What a person has written in the community, also when premium has ended: they may still change and delete it. */
@ApiTags('community')
@Controller('api/community/own')
export class OwnWritingsController {
  constructor(private readonly records: CommunityRecords) {}

  @Get()
  @Answers(200, [OwnWritingDto], 'Your posts and comments, newest first')
  async listOwnWritings(
    @CurrentUser() { id }: Account,
    @Query() { limit, cursor }: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OwnWritingDto[]> {
    const rows = await this.records.listOwn(id, limit, cursor ? fromCursor(cursor) : undefined);
    linkNext(reply, '/api/community/own', rows, limit);
    return rows;
  }
}
