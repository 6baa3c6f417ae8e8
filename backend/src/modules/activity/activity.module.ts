import { Module } from '@nestjs/common';
import { ActivityLog } from './activity-log.js';
import { ActivityRepository } from './activity.repository.js';
import { AiLog } from './ai-log.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivitySchema } from './activity.schema.js';
import { AiInteractionSchema } from './ai-interaction.schema.js';

@Module({
  imports: [TypeOrmModule.forFeature([ActivitySchema, AiInteractionSchema])],
  providers: [ActivityLog, ActivityRepository, AiLog],
  exports: [ActivityLog, AiLog],
})
export class ActivityModule {}
