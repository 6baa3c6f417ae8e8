import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JobHandlers } from './job-handlers.js';
import { JobQueue } from './job-queue.js';
import { Outbox } from './outbox.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OutboxSchema } from './outbox.schema.js';

/** Lets every module put work into the outbox. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([OutboxSchema]), DiscoveryModule],
  providers: [JobQueue, Outbox, JobHandlers],
  exports: [JobQueue, Outbox, JobHandlers],
})
export class QueueModule {}
