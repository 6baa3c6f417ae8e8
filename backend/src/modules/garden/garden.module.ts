import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/index.js';
import { AuthModule } from '../auth/index.js';
import { HouseholdModule } from '../household/index.js';
import { LibraryModule } from '../library/index.js';
import { AwayController } from './away/away.controller.js';
import { AwayService } from './away/away.service.js';
import { SitterController } from './away/sitter.controller.js';
import { SitterLinks } from './away/sitter-links.repository.js';
import { SitterService } from './away/sitter.service.js';
import { SitterTokens } from './away/sitter-tokens.js';
import { CareAgenda } from './care/care-agenda.js';
import { CareController } from './care/care.controller.js';
import { CareRepository } from './care/care.repository.js';
import { CareService } from './care/care.service.js';
import { GuideChanges } from './care/guide-changes.repository.js';
import { GuideSweep } from './care/guide-sweep.js';
import { OpenPlans } from './care/open-plans.repository.js';
import { PlanMoves } from './care/plan-moves.js';
import { SeasonSweep } from './care/season-sweep.js';
import { ScheduleService } from './care/schedule.service.js';
import { GardenRecords } from './garden-records.repository.js';
import { HealthController } from './health/health.controller.js';
import { HealthRepository } from './health/health.repository.js';
import { HealthService } from './health/health.service.js';
import { JournalController } from './journal/journal.controller.js';
import { JournalRepository } from './journal/journal.repository.js';
import { JournalService } from './journal/journal.service.js';
import { DeletedPlantsController } from './plants/deleted-plants.controller.js';
import { MilestonesRepository } from './milestones/milestones.repository.js';
import { PlantRepository } from './plants/plant.repository.js';
import { PlantsController } from './plants/plants.controller.js';
import { PlantsService } from './plants/plants.service.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CareEventSchema } from './tables/care-event.schema.js';
import { CareTaskSchema } from './tables/care-task.schema.js';
import { GuideChangeSchema } from './tables/guide-change.schema.js';
import { JournalEntrySchema } from './tables/journal-entry.schema.js';
import { PlantProblemSchema } from './tables/plant-problem.schema.js';
import { SitterLinkSchema } from './tables/sitter-link.schema.js';
import { PlantSchema } from './tables/plant.schema.js';
import { YearController } from './year/year.controller.js';
import { YearRepository } from './year/year.repository.js';
import { YearService } from './year/year.service.js';

const repositories = [
  CareRepository,
  GardenRecords,
  GuideChanges,
  HealthRepository,
  JournalRepository,
  MilestonesRepository,
  OpenPlans,
  PlantRepository,
  SitterLinks,
  YearRepository,
];
const services = [
  AwayService,
  CareAgenda,
  CareService,
  GuideSweep,
  HealthService,
  JournalService,
  PlanMoves,
  PlantsService,
  ScheduleService,
  SeasonSweep,
  SitterService,
  SitterTokens,
  YearService,
];

@Module({
  imports: [
    TypeOrmModule.forFeature([
      CareEventSchema,
      CareTaskSchema,
      GuideChangeSchema,
      JournalEntrySchema,
      PlantProblemSchema,
      PlantSchema,
      SitterLinkSchema,
    ]),
    ActivityModule,
    AuthModule,
    HouseholdModule,
    LibraryModule,
  ],
  controllers: [
    AwayController,
    PlantsController,
    DeletedPlantsController,
    CareController,
    HealthController,
    JournalController,
    SitterController,
    YearController,
  ],
  providers: [...repositories, ...services],
  exports: [
    CareAgenda,
    CareService,
    GardenRecords,
    HealthService,
    JournalService,
    MilestonesRepository,
    PlantsService,
    ScheduleService,
    SeasonSweep,
    SitterLinks,
  ],
})
export class GardenModule {}
