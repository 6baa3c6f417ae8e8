import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Needs } from '../../platform/http/access.js';
import { Answers } from '../../platform/http/contract.js';
import { CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { MilestonesRepository } from '../garden/index.js';
import { AchievementDto } from './achievements.dto.js';
import { achievementsOf } from './domain/achievements.js';

/** What a member has achieved by caring for plants. */
@ApiTags('community')
@Needs('community')
@Controller('api/community/achievements')
export class AchievementsController {
  constructor(private readonly milestones: MilestonesRepository) {}

  @Get()
  @Answers(200, [AchievementDto], 'Your achievements, and how far each is')
  async listAchievements(@CurrentUser() { id }: Account): Promise<AchievementDto[]> {
    return achievementsOf(await this.milestones.find(id));
  }
}
