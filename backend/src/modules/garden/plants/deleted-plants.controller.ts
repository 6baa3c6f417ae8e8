import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../platform/http/contract.js';
import { CurrentGardener, ForMembers } from '../../household/index.js';
import type { Gardener } from '../domain/gardener.js';
import type { DeletedPlant } from '../domain/plant.js';
import { DeletedPlantDto } from './plants.dto.js';
import { PlantsService } from './plants.service.js';

/** What was deleted and can still be restored, by POST /api/plants/{id}/restore. */
@ApiTags('deleted-plants')
@Controller('api/deleted-plants')
export class DeletedPlantsController {
  constructor(private readonly plants: PlantsService) {}

  @Get()
  @ForMembers('change')
  @Answers(
    200,
    [DeletedPlantDto],
    'The plants that were deleted in the last 30 days, at most 200, newest first',
  )
  listDeletedPlants(@CurrentGardener() gardener: Gardener): Promise<DeletedPlant[]> {
    return this.plants.listDeleted(gardener);
  }
}
