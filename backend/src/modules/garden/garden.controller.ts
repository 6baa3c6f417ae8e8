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
import { Answers, anId, Repeatable } from '../../platform/http/contract.js';
import { fromCursor, linkNext } from '../../platform/http/page.js';
import { CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { CareService, todayOf } from './care.service.js';
import { DoneDto, WateredDto } from './care.dto.js';
import type { Plant } from './domain/plant.js';
import { AddPlantDto, ChangePlantDto, PlantDto, PlantsQuery } from './garden.dto.js';
import { GardenRepository } from './garden.repository.js';
import { GardenService } from './garden.service.js';

@ApiTags('garden')
@Controller('api/plants')
export class GardenController {
  constructor(
    private readonly service: GardenService,
    private readonly garden: GardenRepository,
    private readonly care: CareService,
  ) {}

  @Post()
  @Answers(201, PlantDto, 'Puts a plant into your garden')
  addPlant(@CurrentUser() account: Account, @Body() { userId: _, ...told }: AddPlantDto): Promise<Plant> {
    return this.service.add(account, told);
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
    const plants = await this.garden.list(account.id, todayOf(account), isArchived, limit, after);
    const positions = plants.map((plant) => ({ id: plant.id, createdAt: new Date(plant.dateAdded) }));
    linkNext(reply, '/api/plants', positions, limit, isArchived ? { archived } : undefined);
    return plants;
  }

  @Get(':id')
  @Answers(200, PlantDto, 'One plant of your garden')
  getPlant(@CurrentUser() account: Account, @Param('id', anId) id: string): Promise<Plant> {
    return this.garden.get(id, account.id, todayOf(account));
  }

  @Patch(':id')
  @Answers(200, PlantDto, 'Changes what you tell of a plant; what is left out stays as it is')
  updatePlant(
    @CurrentUser() account: Account,
    @Param('id', anId) id: string,
    @Body() change: ChangePlantDto,
  ): Promise<Plant> {
    return this.service.change(account, id, change);
  }

  @Delete(':id')
  @HttpCode(204)
  @Answers(204, undefined, 'Takes a plant out of your garden; for 30 days it can come back')
  removePlant(@CurrentUser() account: Account, @Param('id', anId) id: string): Promise<void> {
    return this.garden.remove(id, account.id);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @Answers(200, PlantDto, 'Brings a plant back that was taken out')
  async restorePlant(@CurrentUser() account: Account, @Param('id', anId) id: string): Promise<Plant> {
    await this.garden.restore(id, account.id);
    return this.garden.get(id, account.id, todayOf(account));
  }

  @Post(':id/water')
  @HttpCode(200)
  @Repeatable()
  @Answers(200, WateredDto, 'Notes that a plant was watered, and moves the next date')
  waterPlant(
    @CurrentUser() account: Account,
    @Param('id', anId) id: string,
    @Body() { soil, on }: DoneDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<WateredDto> {
    const answer = soil === 'dry' ? 'was-dry' : 'done';
    return this.care.water(account, id, { answer, on, key });
  }
}
