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
import { CurrentUser } from '../../auth/index.js';
import type { Account } from '../../auth/index.js';
import { DoneDto } from '../care/care.dto.js';
import { keyUsedElsewhere, notYet } from '../domain/care.errors.js';
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
  @Problems(notYet, strangePicture, photoGone)
  @Answers(201, PlantDto, 'Puts a plant into your garden')
  addPlant(@CurrentUser() account: Account, @Body() { userId: _, ...input }: AddPlantDto): Promise<Plant> {
    return this.plants.add(account, input);
  }

  @Get()
  @Answers(200, [PlantDto], 'The plants in your garden, newest first')
  async listPlants(
    @CurrentUser() account: Account,
    @Query() { limit, cursor, archived }: PlantsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Plant[]> {
    const after = cursor ? fromCursor(cursor) : undefined;
    const isArchived = archived === 'true';
    const plants = await this.plants.list(account, isArchived, limit, after);
    const positions = plants.map(({ id, dateAdded }) => ({ id, createdAt: dateAdded }));
    linkNext(reply, '/api/plants', positions, limit, isArchived ? { archived } : undefined);
    return plants;
  }

  @Get(':id')
  @Problems(plantNotFound)
  @Answers(200, PlantDto, 'One plant of your garden')
  getPlant(@CurrentUser() account: Account, @Param('id', anId) id: string): Promise<Plant> {
    return this.plants.get(account, id);
  }

  @Patch(':id')
  @Records('plant_changed', 'Changed a plant')
  @Problems(plantNotFound, strangePicture, photoGone)
  @Answers(200, PlantDto, 'Changes what you tell of a plant; what is left out stays as it is')
  updatePlant(
    @CurrentUser() account: Account,
    @Param('id', anId) id: string,
    @Body() change: ChangePlantDto,
  ): Promise<Plant> {
    return this.plants.updatePlant(account, id, change);
  }

  @Delete(':id')
  @Records('plant_removed', 'Removed a plant')
  @HttpCode(204)
  @Problems(plantNotFound)
  @Answers(204, undefined, 'Takes a plant out of your garden; for 30 days it can come back')
  removePlant(@CurrentUser() account: Account, @Param('id', anId) id: string): Promise<void> {
    return this.plants.remove(account, id);
  }

  @Post(':id/restore')
  @Records('plant_removed', 'Restored a plant')
  @HttpCode(200)
  @Problems(plantNotFound)
  @Answers(200, PlantDto, 'Restores a plant that was taken out')
  restorePlant(@CurrentUser() account: Account, @Param('id', anId) id: string): Promise<Plant> {
    return this.plants.restore(account, id);
  }

  @Post(':id/water')
  @HttpCode(200)
  @Repeatable()
  @Problems(plantNotFound, notYet, keyUsedElsewhere)
  @Answers(200, WateredDto, 'Notes that a plant was watered, and moves the next date')
  waterPlant(
    @CurrentUser() account: Account,
    @Param('id', anId) id: string,
    @Body() { soil, on }: DoneDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<WateringRecord> {
    const answer = soil === 'dry' ? 'was-dry' : 'done';
    return this.plants.water(account, id, { answer, on, key });
  }
}
