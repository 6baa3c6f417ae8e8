import { Body, Controller, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, anId, Repeatable } from '../../../platform/http/contract.js';
import { CurrentUser } from '../../auth/index.js';
import type { Account } from '../../auth/index.js';
import { ClosedProblemDto, CloseProblemDto, HealthProblemDto, OpenProblemDto } from './health.dto.js';
import { HealthService } from './health.service.js';

@ApiTags('health')
@Controller('api/plants/:id/problems')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get()
  @Answers(200, [HealthProblemDto], 'What is or was wrong with a plant, newest first')
  listPlantProblems(
    @CurrentUser() account: Account,
    @Param('id', anId) id: string,
  ): Promise<HealthProblemDto[]> {
    return this.health.list(account, id);
  }

  @Post()
  @Repeatable()
  @Answers(201, HealthProblemDto, 'Says that a plant is unwell; what it may be gets a treatment with dates')
  openPlantProblem(
    @CurrentUser() account: Account,
    @Param('id', anId) id: string,
    @Body() complaint: OpenProblemDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<HealthProblemDto> {
    return this.health.open(account, id, complaint, key);
  }

  @Post(':problemId/close')
  @HttpCode(200)
  @Answers(200, ClosedProblemDto, 'Ends a treatment as better, not better or mistaken')
  closePlantProblem(
    @CurrentUser() account: Account,
    @Param('id', anId) id: string,
    @Param('problemId', anId) problemId: string,
    @Body() { outcome }: CloseProblemDto,
  ): Promise<ClosedProblemDto> {
    return this.health.close(account, id, problemId, outcome);
  }
}
