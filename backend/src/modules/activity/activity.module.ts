import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLog } from './activity-log.js';
import { ActivityRepository } from './activity.repository.js';
import { ActivitySchema } from './activity.schema.js';
import { AiInteractionSchema } from './ai-interaction.schema.js';
import { AiLog } from './ai-log.js';

@Module({
  imports: [TypeOrmModule.forFeature([ActivitySchema, AiInteractionSchema])],
  providers: [ActivityLog, ActivityRepository, AiLog],
  exports: [ActivityLog, AiLog],
})
export class ActivityModule {}
