import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { LibraryModule } from '../library/index.js';
import { CareAgenda } from './care-agenda.js';
import { CareController } from './care.controller.js';
import { CareRepository } from './care.repository.js';
import { CareService } from './care.service.js';
import { GardenController } from './garden.controller.js';
import { GardenRecords } from './garden.records.js';
import { GardenRepository } from './garden.repository.js';
import { GardenService } from './garden.service.js';
import { JournalController } from './journal.controller.js';
import { JournalRepository } from './journal.repository.js';
import { JournalService } from './journal.service.js';
import { ScheduleService } from './schedule.service.js';

const repositories = [CareRepository, GardenRecords, GardenRepository, JournalRepository];
const services = [CareAgenda, CareService, GardenService, JournalService, ScheduleService];

@Module({
  imports: [AuthModule, LibraryModule],
  controllers: [GardenController, CareController, JournalController],
  providers: [...repositories, ...services],
  exports: [CareAgenda, CareService, GardenRecords, GardenRepository, GardenService],
})
export class GardenModule {}
