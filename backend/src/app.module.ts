import path from 'node:path';
import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { ActivityModule } from './modules/activity/index.js';
import { AdminModule } from './modules/admin/admin.module.js';
import { AuthModule } from './modules/auth/index.js';
import { BillingModule } from './modules/billing/index.js';
import { BlogModule } from './modules/blog/blog.module.js';
import { CommunityModule } from './modules/community/index.js';
import { ContactModule } from './modules/contact/index.js';
import { ChatModule } from './modules/chat/index.js';
import { GardenModule } from './modules/garden/index.js';
import { HouseholdModule } from './modules/household/index.js';
import { IdentificationModule } from './modules/identification/index.js';
import { LibraryModule } from './modules/library/index.js';
import { MailboxModule } from './modules/mailbox/mailbox.module.js';
import { DataTransferModule } from './modules/data-transfer/data-transfer.module.js';
import { PhotosModule } from './modules/photos/index.js';
import { RemindersModule } from './modules/reminders/index.js';
import type { Config } from './platform/config/config.js';
import { ConfigModule } from './platform/config/config.module.js';
import { STATEMENT_MS } from './platform/database/data-source.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { HttpModule } from './platform/http/http.module.js';
import { ImagesModule } from './platform/images/images.module.js';
import { MailModule } from './platform/mail/mail.module.js';
import { QueueModule } from './platform/queue/queue.module.js';
import { StorageModule } from './platform/storage/storage.module.js';

/** As it is built; the tests use that, too. */
const DECODER = path.resolve(import.meta.dirname, '../dist/decoder.js');

/** The whole application except job handlers, which are in WorkerAppModule. */
@Module({})
export class AppModule {
  static with(config: Config, statementMs = STATEMENT_MS.api): DynamicModule {
    const database = DatabaseModule.within(statementMs);
    const images = ImagesModule.with(DECODER);
    const platform = [database, HttpModule, images, MailModule, QueueModule, StorageModule];
    const modules = [
      ActivityModule,
      AdminModule,
      AuthModule,
      BillingModule,
      BlogModule,
      CommunityModule,
      ContactModule,
      ChatModule,
      GardenModule,
      HouseholdModule,
      IdentificationModule,
      LibraryModule,
      MailboxModule,
      DataTransferModule,
      PhotosModule,
      RemindersModule,
    ];
    return { module: AppModule, imports: [ConfigModule.with(config), ...platform, ...modules] };
  }
}
