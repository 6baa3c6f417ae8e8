import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { HOUR_S } from '../../kernel/durations.js';
import { Admin, ConfirmedLately } from '../../platform/http/access.js';
import { Answers, Problems } from '../../platform/http/contract.js';
import { RateLimits, tooManyTries } from '../../platform/http/rate-limits.js';
import { ActivityLog } from '../activity/index.js';
import { CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { LearningFolder } from './learning-folder.js';

/** Each reads every photo that may be learned from. */
const DOWNLOADS = { name: 'learning-download', points: 4, duration: HOUR_S };

/** What people let the identifier learn from, for admins. */
@ApiTags('learning')
@Admin()
@Controller('api/admin/learning-photos')
export class LearningFolderController {
  constructor(
    private readonly folder: LearningFolder,
    private readonly activity: ActivityLog,
    private readonly limits: RateLimits,
  ) {}

  @Get()
  @ConfirmedLately()
  @Problems(tooManyTries)
  @Answers(200, undefined, 'Photos of people who let the identifier learn from them, as a training folder', {
    content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
  })
  async downloadLearningPhotos(@CurrentUser() { id: userId }: Account, @Res() reply: FastifyReply) {
    await this.limits.consumeRateLimit(DOWNLOADS, userId);
    await this.activity.record({ userId, action: 'export', details: 'Downloaded the photos to learn from' });
    const day = new Date().toISOString().slice(0, 10);
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="leaflore-learning-${day}.zip"`,
      })
      .send(this.folder.open());
  }
}
