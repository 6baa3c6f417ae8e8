import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/index.js';
import { AuthModule } from '../auth/index.js';
import { BillingModule } from '../billing/index.js';
import { ContactModule } from '../contact/index.js';
import { GardenModule } from '../garden/index.js';
import { IdentificationModule } from '../identification/index.js';
import { HouseholdModule } from '../household/index.js';
import { LibraryModule } from '../library/index.js';
import { AccountDeletionController } from './account-deletion.controller.js';
import { AccountDeletion } from './account-deletion.js';
import { ExportController } from './export.controller.js';
import { ExportRepository } from './export.repository.js';
import { ExportService } from './export.service.js';
import { ImportController } from './import.controller.js';
import { ImportRepository } from './import.repository.js';
import { ImportService } from './import.service.js';
import { LearningFolderController } from './learning-folder.controller.js';
import { LearningFolder } from './learning-folder.js';
import { PlantList } from './list/plant-list.js';
import { RecordRegistry } from './record-registry.js';
import { DataExportSchema, DataImportSchema } from './transfer.schema.js';

/** The API for a person's own data. Files are written and read by DataTransferWorkModule, which only workers have. */
@Module({
  imports: [
    TypeOrmModule.forFeature([DataExportSchema, DataImportSchema]),
    ActivityModule,
    AuthModule,
    BillingModule,
    ContactModule,
    GardenModule,
    IdentificationModule,
    HouseholdModule,
    LibraryModule,
  ],
  controllers: [ExportController, ImportController, AccountDeletionController, LearningFolderController],
  providers: [
    AccountDeletion,
    ExportRepository,
    ExportService,
    ImportRepository,
    ImportService,
    LearningFolder,
    RecordRegistry,
    PlantList,
  ],
  exports: [ExportRepository, ImportRepository, RecordRegistry, PlantList],
})
export class DataTransferModule {}
