import { Module } from '@nestjs/common';
import { ActivityLog } from './activity-log.js';
import { ActivityRepository } from './activity.repository.js';
import { AiLog } from './ai-log.js';

@Module({ providers: [ActivityLog, ActivityRepository, AiLog], exports: [ActivityLog, AiLog] })
export class ActivityModule {}
