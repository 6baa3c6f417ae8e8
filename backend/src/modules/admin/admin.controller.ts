import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Admin } from '../../platform/http/access.js';
import { Answers, PageQuery } from '../../platform/http/contract.js';
import { fromCursor, linkNext } from '../../platform/http/page.js';
import { ActivityLists } from '../activity/index.js';
import { AccountLists } from '../auth/index.js';
import { AdminFigures } from './admin-figures.js';
import {
  AdminStatsDto,
  AiBehaviorQuery,
  AiInteractionDto,
  ChartsQuery,
  DayFiguresDto,
  UserActivityDto,
} from './admin.dto.js';

/** The figures and the two logs, for admins. */
@ApiTags('admin')
@Admin()
@Controller('api/admin')
export class AdminController {
  constructor(
    private readonly figures: AdminFigures,
    private readonly activity: ActivityLists,
    private readonly accounts: AccountLists,
  ) {}

  @Get('stats')
  @Answers(200, AdminStatsDto, 'How many people, questions and conversations there are')
  getAdminStats(): Promise<AdminStatsDto> {
    return this.figures.stats();
  }

  @Get('charts')
  @Answers(200, [DayFiguresDto], 'Use per day, oldest first')
  getCharts(@Query() { days }: ChartsQuery): Promise<DayFiguresDto[]> {
    return this.figures.perDay(days);
  }

  @Get('user-activities')
  @Answers(200, [UserActivityDto], 'What people did, newest first')
  async listUserActivities(
    @Query() { limit, cursor }: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserActivityDto[]> {
    const rows = await this.activity.listActivities(limit, cursor ? fromCursor(cursor) : undefined);
    const emails = await this.accounts.emailsOf(rows.map(({ userId }) => userId));
    linkNext(reply, '/api/admin/user-activities', rows, limit);
    return rows.map(({ id, userId, action, details, createdAt, ipAddress }) => ({
      id,
      userEmail: (userId && emails.get(userId)) || null,
      action,
      details,
      timestamp: createdAt,
      ...(ipAddress && { ipAddress }),
    }));
  }

  @Get('ai-behavior')
  @Answers(200, [AiInteractionDto], 'Calls of AI providers, newest first')
  async listAiBehavior(
    @Query() { limit, cursor }: AiBehaviorQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AiInteractionDto[]> {
    const rows = await this.activity.listAiCalls(limit, cursor ? fromCursor(cursor) : undefined);
    linkNext(reply, '/api/admin/ai-behavior', rows, limit);
    return rows.map(
      ({ userId: _who, inputTokens: _in, outputTokens: _out, costMicros: _cost, ...call }) => call,
    );
  }
}
