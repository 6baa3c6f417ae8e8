import { Global, Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { RateLimits } from './rate-limits.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RateLimitSchema } from './rate-limit.schema.js';

/** What every door needs: limits on how often something may be done, and the operator's questions. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([RateLimitSchema])],
  controllers: [HealthController],
  providers: [RateLimits],
  exports: [RateLimits],
})
export class HttpModule {}
