import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Query,
  Res,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers } from '../../platform/http/contract.js';
import { fromCursor, linkNext } from '../../platform/http/page.js';
import { CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { DEFAULT_LIGHT_NEEDS, DEFAULT_WATER_NEEDS, ownPicture } from './domain/plant.js';
import type { Plant } from './domain/plant.js';
import { AddPlantDto, PlantDto, PlantsQuery } from './garden.dto.js';
import { GardenRepository } from './garden.repository.js';

const anId = new ParseUUIDPipe({ errorHttpStatusCode: 404 });

@ApiTags('garden')
@Controller('api/plants')
export class GardenController {
  constructor(private readonly garden: GardenRepository) {}

  @Post()
  @Answers(201, PlantDto, 'Puts a plant into your garden')
  addPlant(@CurrentUser() { id: userId }: Account, @Body() plant: AddPlantDto): Promise<Plant> {
    const { commonName, scientificName = null, description = null, imageUrl = null, soilType = null } = plant;
    const { careInstructions = null, lastWatered = null, libraryId = null } = plant;
    return this.garden.add({
      userId,
      libraryId,
      commonName,
      scientificName,
      description,
      imageUrl: ownPicture(imageUrl, userId),
      waterNeeds: plant.waterNeeds ?? DEFAULT_WATER_NEEDS,
      lightNeeds: plant.lightNeeds ?? DEFAULT_LIGHT_NEEDS,
      soilType,
      careInstructions,
      lastWatered,
    });
  }

  @Get()
  @Answers(200, [PlantDto], 'The plants in your garden, newest first')
  async listPlants(
    @CurrentUser() { id }: Account,
    @Query() { limit, cursor }: PlantsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Plant[]> {
    const plants = await this.garden.list(id, limit, cursor ? fromCursor(cursor) : undefined);
    const positions = plants.map((plant) => ({ id: plant.id, createdAt: new Date(plant.dateAdded) }));
    linkNext(reply, '/api/plants', positions, limit);
    return plants;
  }

  @Get(':id')
  @Answers(200, PlantDto, 'One plant of your garden')
  getPlant(@CurrentUser() account: Account, @Param('id', anId) id: string): Promise<Plant> {
    return this.garden.get(id, account.id);
  }

  @Delete(':id')
  @HttpCode(204)
  @Answers(204, undefined, 'Takes a plant out of your garden')
  removePlant(@CurrentUser() account: Account, @Param('id', anId) id: string): Promise<void> {
    return this.garden.remove(id, account.id);
  }
}
