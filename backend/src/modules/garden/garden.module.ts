import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { GardenController } from './garden.controller.js';
import { GardenRepository } from './garden.repository.js';

@Module({ imports: [AuthModule], controllers: [GardenController], providers: [GardenRepository] })
export class GardenModule {}
