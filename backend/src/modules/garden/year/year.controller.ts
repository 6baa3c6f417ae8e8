import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { anId, Answers, Problems } from '../../../platform/http/contract.js';
import { CurrentGardener, ForMembers } from '../../household/index.js';
import type { Gardener } from '../domain/gardener.js';
import { MonthQuery } from '../care/care.dto.js';
import { plantNotFound } from '../domain/plant.js';
import { GardenMonthDto, PlantYearDto } from './year.dto.js';
import { YearService } from './year.service.js';
import type { GardenMonth, PlantYearNow } from './year.service.js';

@ApiTags('year')
@Controller('api')
export class YearController {
  constructor(private readonly years: YearService) {}

  @Get('garden/year')
  @ForMembers('tick')
  @Answers(200, GardenMonthDto, 'What a month has for your garden, with tips for the season')
  getGardenMonth(
    @CurrentGardener() gardener: Gardener,
    @Query() { month }: MonthQuery,
  ): Promise<GardenMonth> {
    return this.years.month(gardener, month);
  }

  @Get('plants/:id/year')
  @ForMembers('tick')
  @Problems(plantNotFound)
  @Answers(200, PlantYearDto, 'The months in which a plant rests, is fed, repotted and pruned, and flowers')
  getPlantYear(@CurrentGardener() gardener: Gardener, @Param('id', anId) id: string): Promise<PlantYearNow> {
    return this.years.plant(gardener, id);
  }
}
