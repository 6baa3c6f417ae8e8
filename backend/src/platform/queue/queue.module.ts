import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JobHandlers } from './job-handlers.js';
import { JobQueue } from './job-queue.js';
import { Outbox } from './outbox.js';

/** Lets every module put work into the outbox. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [JobQueue, Outbox, JobHandlers],
  exports: [JobQueue, Outbox, JobHandlers],
})
export class QueueModule {}
