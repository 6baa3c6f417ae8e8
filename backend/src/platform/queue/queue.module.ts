import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobHandlers } from './job-handlers.js';
import { JobQueue } from './job-queue.js';
import { OutboxRepository } from './outbox.repository.js';
import { OutboxSchema } from './outbox.schema.js';
import { ParkedJobs } from './parked-jobs.repository.js';

/** Lets every module put work into the outbox. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([OutboxSchema]), DiscoveryModule],
  providers: [JobQueue, OutboxRepository, ParkedJobs, JobHandlers],
  exports: [JobQueue, OutboxRepository, ParkedJobs, JobHandlers],
})
export class QueueModule {}
