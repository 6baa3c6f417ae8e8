import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Admission } from './admission/admission.js';
import { EventStreams } from './admission/event-streams.js';
import { Turns } from './admission/turns.js';
import { HealthController } from './health.controller.js';
import { RateLimitRepository } from './rate-limit.repository.js';
import { RateLimitSchema } from './rate-limit.schema.js';
import { RateLimits } from './rate-limits.js';
import { Goodbye } from './shutdown.js';
import { TelemetryEnd } from '../telemetry/telemetry-end.js';

/** What every controller needs: limits on what is let in and how often something may be done, and the operator's questions. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([RateLimitSchema])],
  controllers: [HealthController],
  providers: [Admission, EventStreams, Goodbye, RateLimitRepository, RateLimits, TelemetryEnd, Turns],
  exports: [Admission, EventStreams, RateLimits, Turns],
})
export class HttpModule {}
