import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { AppModule } from './app.module.js';
import { ChatWorkModule } from './modules/chat/chat-work.module.js';
import { OneAnswer } from './modules/chat/one-answer.js';
import { CommunityWorkModule } from './modules/community/community-work.module.js';
import { IdentificationWorkModule } from './modules/identification/identification-work.module.js';
import { DataTransferWorkModule } from './modules/data-transfer/data-transfer-work.module.js';
import type { Config } from './platform/config/config.js';
import { STATEMENT_MS } from './platform/database/data-source.js';
import { WorkerModule } from './platform/queue/worker.module.js';

/** Worker application: the modules of the API plus the job handlers. */
@Module({})
export class WorkerAppModule {
  static with(config: Config): DynamicModule {
    return {
      module: WorkerAppModule,
      imports: [
        AppModule.with(config, STATEMENT_MS.worker),
        ChatWorkModule,
        CommunityWorkModule.with(ChatWorkModule, OneAnswer),
        IdentificationWorkModule,
        DataTransferWorkModule,
        WorkerModule,
      ],
    };
  }
}
