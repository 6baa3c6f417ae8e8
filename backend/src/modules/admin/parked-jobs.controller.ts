import { Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Database } from '../../platform/database/database.js';
import { Admin } from '../../platform/http/access.js';
import { anId, Answers, PageQuery, Problems } from '../../platform/http/contract.js';
import { fromCursor, linkNext } from '../../platform/http/page.js';
import { jobNotFound, ParkedJobs } from '../../platform/queue/parked-jobs.repository.js';
import { ActivityLog } from '../activity/index.js';
import { CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { ParkedJobDto } from './admin.dto.js';

/** The jobs that failed for good, for admins. */
@ApiTags('admin')
@Admin()
@Controller('api/admin/parked-jobs')
export class ParkedJobsController {
  constructor(
    private readonly jobs: ParkedJobs,
    private readonly activity: ActivityLog,
    private readonly database: Database,
  ) {}

  @Get()
  @Answers(200, [ParkedJobDto], 'The jobs that failed for good, the last ones first')
  async listParkedJobs(
    @Query() { limit, cursor }: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ParkedJobDto[]> {
    const jobs = await this.jobs.list(limit, cursor ? fromCursor(cursor) : undefined);
    const positions = jobs.map(({ id, parkedAt }) => ({ id, createdAt: parkedAt }));
    linkNext(reply, '/api/admin/parked-jobs', positions, limit);
    return jobs.map(({ id, name, error, starts, createdAt, parkedAt }) => ({
      id,
      name,
      error,
      starts,
      createdAt,
      parkedAt,
    }));
  }

  @Post(':id/retry')
  @HttpCode(204)
  @Problems(jobNotFound)
  @Answers(204, undefined, 'Lets a worker try the job again, as if it were new')
  retryParkedJob(@CurrentUser() { id: userId }: Account, @Param('id', anId) id: string): Promise<void> {
    return this.database.transaction(async () => {
      const details = `Retried the job ${await this.jobs.retry(id)} (${id})`;
      await this.activity.record({ userId, action: 'job_retried', details });
    });
  }

  @Delete(':id')
  @HttpCode(204)
  @Problems(jobNotFound)
  @Answers(204, undefined, 'Deletes the job: it is never done')
  discardParkedJob(@CurrentUser() { id: userId }: Account, @Param('id', anId) id: string): Promise<void> {
    return this.database.transaction(async () => {
      const details = `Discarded the job ${await this.jobs.discard(id)} (${id})`;
      await this.activity.record({ userId, action: 'job_discarded', details });
    });
  }
}
