import { Module } from '@nestjs/common';
import { Config } from '../config/config.js';
import { openBackend } from './adapters/bullmq.js';
import { JobBackend } from './job-backend.js';
import { JobWorker } from './job-worker.js';

/** What only the worker process has: the queue itself, and what runs its jobs. */
@Module({ providers: [{ provide: JobBackend, inject: [Config], useFactory: openBackend }, JobWorker] })
export class WorkerModule {}
