import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { BillingModule } from '../billing/index.js';
import { ChatModule } from '../chat/index.js';
import { CommunityModule } from '../community/index.js';
import { ContactModule } from '../contact/index.js';
import { GardenModule } from '../garden/index.js';
import { HouseholdModule } from '../household/index.js';
import { LibraryModule } from '../library/index.js';
import { PhotosModule } from '../photos/index.js';
import { RemindersModule } from '../reminders/index.js';
import { AccountDeletionWork } from './account-deletion.work.js';
import { BackupImport } from './archive/backup-import.js';
import { ExportContent } from './archive/export-content.js';
import { LibraryLinks } from './archive/library-links.js';
import { PhotoImport } from './archive/photo-import.js';
import { RecordImport } from './archive/record-import.js';
import { ExportWork } from './export.work.js';
import { ImportWork } from './import.work.js';
import { DataTransferModule } from './data-transfer.module.js';

/** Writes exports, runs imports, and clears up after deleted accounts. Only workers have this module. */
@Module({
  imports: [
    AuthModule,
    BillingModule,
    ChatModule,
    CommunityModule,
    ContactModule,
    GardenModule,
    HouseholdModule,
    LibraryModule,
    DataTransferModule,
    PhotosModule,
    RemindersModule,
  ],
  providers: [
    AccountDeletionWork,
    BackupImport,
    ExportContent,
    ExportWork,
    ImportWork,
    LibraryLinks,
    PhotoImport,
    RecordImport,
  ],
})
export class DataTransferWorkModule {}
