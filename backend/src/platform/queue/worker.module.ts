import { Module } from '@nestjs/common';
import { JobWorker } from './job-worker.js';

/** What only the worker process has: it takes jobs and performs them. */
@Module({ providers: [JobWorker] })
export class WorkerModule {}
