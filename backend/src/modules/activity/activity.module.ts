import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLists } from './activity-lists.repository.js';
import { ActivityLog } from './activity-log.js';
import { ActivityRepository } from './activity.repository.js';
import { ActivitySchema } from './activity.schema.js';
import { AiInteractionSchema } from './ai-interaction.schema.js';
import { AiLog } from './ai-log.js';
import { PaidCallSchema } from './paid-call.schema.js';
import { Spending } from './spending.js';
import { SpendingRepository } from './spending.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([ActivitySchema, AiInteractionSchema, PaidCallSchema])],
  providers: [ActivityLists, ActivityLog, ActivityRepository, AiLog, Spending, SpendingRepository],
  exports: [ActivityLists, ActivityLog, AiLog, Spending],
})
export class ActivityModule {}
