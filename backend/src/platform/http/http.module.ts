import { Global, Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { RateLimits } from './rate-limits.js';

/** What every door needs: limits on how often something may be done, and the operator's questions. */
@Global()
@Module({ controllers: [HealthController], providers: [RateLimits], exports: [RateLimits] })
export class HttpModule {}
