import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { anId, Answers, Problems, Repeatable } from '../../../platform/http/contract.js';
import { Records } from '../../activity/index.js';
import { CurrentUser } from '../../auth/index.js';
import type { Account } from '../../auth/index.js';
import {
  nothingSeen,
  problemIsClosed,
  problemIsOpen,
  problemNotFound,
  unknownProblem,
  unknownSign,
} from '../domain/health-problem.js';
import { plantNotFound } from '../domain/plant.js';
import { ClosedProblemDto, CloseProblemDto, HealthProblemDto, OpenProblemDto } from './health.dto.js';
import { HealthService } from './health.service.js';

@ApiTags('health')
@Controller('api/plants/:id/problems')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get()
  @Problems(plantNotFound)
  @Answers(200, [HealthProblemDto], 'What is or was wrong with a plant, newest first')
  listPlantProblems(
    @CurrentUser() account: Account,
    @Param('id', anId) id: string,
  ): Promise<HealthProblemDto[]> {
    return this.health.list(account, id);
  }

  @Post()
  @Records('plant_problem', 'Said what ails a plant')
  @Repeatable()
  @Problems(plantNotFound, problemIsOpen, nothingSeen, unknownSign, unknownProblem)
  @Answers(
    201,
    HealthProblemDto,
    'Says that a plant is unwell; a likely cause comes with a plan of dated tasks',
  )
  openPlantProblem(
    @CurrentUser() account: Account,
    @Param('id', anId) id: string,
    @Body() complaint: OpenProblemDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<HealthProblemDto> {
    return this.health.open(account, id, complaint, key);
  }

  @Post(':problemId/close')
  @Records('plant_problem', 'Closed the problem of a plant')
  @HttpCode(200)
  @Problems(plantNotFound, problemNotFound, problemIsClosed)
  @Answers(200, ClosedProblemDto, 'Ends a plan as better, not better or mistaken')
  closePlantProblem(
    @CurrentUser() account: Account,
    @Param('id', anId) id: string,
    @Param('problemId', anId) problemId: string,
    @Body() { outcome }: CloseProblemDto,
  ): Promise<ClosedProblemDto> {
    return this.health.close(account, id, problemId, outcome);
  }

  @Post(':problemId/reopen')
  @Records('plant_problem', 'Reopened the problem of a plant')
  @HttpCode(200)
  @Problems(plantNotFound, problemNotFound, problemIsOpen)
  @Answers(200, HealthProblemDto, 'Takes a closing back: the plan goes on where it was')
  reopenPlantProblem(
    @CurrentUser() account: Account,
    @Param('id', anId) id: string,
    @Param('problemId', anId) problemId: string,
  ): Promise<HealthProblemDto> {
    return this.health.reopen(account, id, problemId);
  }

  @Delete(':problemId')
  @Records('plant_problem', 'Took back the problem of a plant')
  @HttpCode(204)
  @Problems(plantNotFound, problemNotFound, problemIsClosed)
  @Answers(204, undefined, 'Takes a plan back that was begun; what you said in your own words stays')
  withdrawPlantProblem(
    @CurrentUser() account: Account,
    @Param('id', anId) id: string,
    @Param('problemId', anId) problemId: string,
  ): Promise<void> {
    return this.health.withdraw(account, id, problemId);
  }
}
