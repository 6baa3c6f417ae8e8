import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  Res,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { anId, Answers, Problems, Repeatable } from '../../../platform/http/contract.js';
import { fromCursor, linkNext } from '../../../platform/http/page.js';
import { Records } from '../../activity/index.js';
import { photoGone } from '../../photos/index.js';
import { CurrentGardener, ForMembers } from '../../household/index.js';
import { gardenOf } from '../domain/gardener.js';
import type { Gardener } from '../domain/gardener.js';
import { DoneDto } from '../care/care.dto.js';
import { keyUsedElsewhere, notYet, tooLongAgo } from '../domain/care.errors.js';
import { plantNotFound, strangePicture } from '../domain/plant.js';
import type { Plant } from '../domain/plant.js';
import { AddPlantDto, ChangePlantDto, PlantDto, PlantsQuery, WateredDto } from './plants.dto.js';
import { PlantsService } from './plants.service.js';
import type { WateringRecord } from './plants.service.js';

@ApiTags('garden')
@Controller('api/plants')
export class PlantsController {
  constructor(private readonly plants: PlantsService) {}

  @Post()
  @ForMembers('change')
  @Repeatable()
  @Problems(notYet, strangePicture, photoGone, plantNotFound, keyUsedElsewhere)
  @Answers(201, PlantDto, 'Puts a plant into your garden')
  addPlant(
    @CurrentGardener() gardener: Gardener,
    @Body() { userId: _, ...input }: AddPlantDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<Plant> {
    return this.plants.add(gardener, input, key);
  }

  @Get()
  @ForMembers('tick')
  @Answers(200, [PlantDto], 'The plants in your garden, newest first')
  async listPlants(
    @CurrentGardener() gardener: Gardener,
    @Query() { limit, cursor, archived }: PlantsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Plant[]> {
    const after = cursor ? fromCursor(cursor) : undefined;
    const isArchived = archived === 'true';
    const plants = await this.plants.list(gardener, isArchived, limit, after);
    const positions = plants.map(({ id, dateAdded }) => ({ id, createdAt: dateAdded }));
    linkNext(reply, '/api/plants', positions, limit, {
      ...(isArchived && { archived }),
      ...gardenOf(gardener),
    });
    return plants;
  }

  @Get(':id')
  @ForMembers('tick')
  @Problems(plantNotFound)
  @Answers(200, PlantDto, 'One plant of your garden')
  getPlant(@CurrentGardener() gardener: Gardener, @Param('id', anId) id: string): Promise<Plant> {
    return this.plants.get(gardener, id);
  }

  @Patch(':id')
  @ForMembers('change')
  @Records('plant_changed', 'Changed a plant')
  @Problems(plantNotFound, strangePicture, photoGone)
  @Answers(200, PlantDto, 'Changes what you tell of a plant; what is left out stays as it is')
  updatePlant(
    @CurrentGardener() gardener: Gardener,
    @Param('id', anId) id: string,
    @Body() change: ChangePlantDto,
  ): Promise<Plant> {
    return this.plants.updatePlant(gardener, id, change);
  }

  @Delete(':id')
  @ForMembers('change')
  @Records('plant_removed', 'Removed a plant')
  @HttpCode(204)
  @Problems(plantNotFound)
  @Answers(204, undefined, 'Takes a plant out of your garden; for 30 days it can come back')
  removePlant(@CurrentGardener() gardener: Gardener, @Param('id', anId) id: string): Promise<void> {
    return this.plants.remove(gardener, id);
  }

  @Post(':id/restore')
  @ForMembers('change')
  @Records('plant_removed', 'Restored a plant')
  @HttpCode(200)
  @Problems(plantNotFound)
  @Answers(200, PlantDto, 'Restores a plant that was taken out')
  restorePlant(@CurrentGardener() gardener: Gardener, @Param('id', anId) id: string): Promise<Plant> {
    return this.plants.restore(gardener, id);
  }

  @Post(':id/water')
  @ForMembers('tick')
  @HttpCode(200)
  @Repeatable()
  @Problems(plantNotFound, notYet, tooLongAgo, keyUsedElsewhere)
  @Answers(200, WateredDto, 'Notes that a plant was watered, and moves the next date')
  waterPlant(
    @CurrentGardener() gardener: Gardener,
    @Param('id', anId) id: string,
    @Body() { soil, on, dueOn }: DoneDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<WateringRecord> {
    const answer = soil === 'dry' ? 'was-dry' : 'done';
    return this.plants.water(gardener, id, { answer, on, dueOn, key });
  }
}
