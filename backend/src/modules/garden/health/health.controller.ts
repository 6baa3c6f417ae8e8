import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { anId, Answers, Problems, Repeatable } from '../../../platform/http/contract.js';
import { Records } from '../../activity/index.js';
import { CurrentGardener, ForMembers } from '../../household/index.js';
import type { Gardener } from '../domain/gardener.js';
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
  @ForMembers('tick')
  @Problems(plantNotFound)
  @Answers(200, [HealthProblemDto], 'What is or was wrong with a plant, newest first')
  listPlantProblems(
    @CurrentGardener() gardener: Gardener,
    @Param('id', anId) id: string,
  ): Promise<HealthProblemDto[]> {
    return this.health.list(gardener, id);
  }

  @Post()
  @ForMembers('change')
  @Records('plant_problem', 'Said what ails a plant')
  @Repeatable()
  @Problems(plantNotFound, problemIsOpen, nothingSeen, unknownSign, unknownProblem)
  @Answers(
    201,
    HealthProblemDto,
    'Says that a plant is unwell; a likely cause comes with a plan of dated tasks',
  )
  openPlantProblem(
    @CurrentGardener() gardener: Gardener,
    @Param('id', anId) id: string,
    @Body() complaint: OpenProblemDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<HealthProblemDto> {
    return this.health.open(gardener, id, complaint, key);
  }

  @Post(':problemId/close')
  @ForMembers('change')
  @Records('plant_problem', 'Closed the problem of a plant')
  @HttpCode(200)
  @Problems(plantNotFound, problemNotFound, problemIsClosed)
  @Answers(200, ClosedProblemDto, 'Ends a plan as better, not better or mistaken')
  closePlantProblem(
    @CurrentGardener() gardener: Gardener,
    @Param('id', anId) id: string,
    @Param('problemId', anId) problemId: string,
    @Body() { outcome }: CloseProblemDto,
  ): Promise<ClosedProblemDto> {
    return this.health.close(gardener, id, problemId, outcome);
  }

  @Post(':problemId/reopen')
  @ForMembers('change')
  @Records('plant_problem', 'Reopened the problem of a plant')
  @HttpCode(200)
  @Problems(plantNotFound, problemNotFound, problemIsOpen)
  @Answers(200, HealthProblemDto, 'Takes a closing back: the plan goes on where it was')
  reopenPlantProblem(
    @CurrentGardener() gardener: Gardener,
    @Param('id', anId) id: string,
    @Param('problemId', anId) problemId: string,
  ): Promise<HealthProblemDto> {
    return this.health.reopen(gardener, id, problemId);
  }

  @Delete(':problemId')
  @ForMembers('change')
  @Records('plant_problem', 'Took back the problem of a plant')
  @HttpCode(204)
  @Problems(plantNotFound, problemNotFound, problemIsClosed)
  @Answers(204, undefined, 'Takes a plan back that was begun; what you said in your own words stays')
  withdrawPlantProblem(
    @CurrentGardener() gardener: Gardener,
    @Param('id', anId) id: string,
    @Param('problemId', anId) problemId: string,
  ): Promise<void> {
    return this.health.withdraw(gardener, id, problemId);
  }
}
