import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { GardenController } from './garden.controller.js';
import { GardenRecords } from './garden.records.js';
import { GardenRepository } from './garden.repository.js';

@Module({
  imports: [AuthModule],
  controllers: [GardenController],
  providers: [GardenRecords, GardenRepository],
  exports: [GardenRecords, GardenRepository],
})
export class GardenModule {}
