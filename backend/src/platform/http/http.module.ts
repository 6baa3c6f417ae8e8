import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HealthController } from './health.controller.js';
import { RateLimitRepository } from './rate-limit.repository.js';
import { RateLimitSchema } from './rate-limit.schema.js';
import { RateLimits } from './rate-limits.js';
import { Goodbye } from './shutdown.js';

/** What every controller needs: limits on how often something may be done, and the operator's questions. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([RateLimitSchema])],
  controllers: [HealthController],
  providers: [Goodbye, RateLimitRepository, RateLimits],
  exports: [RateLimits],
})
export class HttpModule {}
