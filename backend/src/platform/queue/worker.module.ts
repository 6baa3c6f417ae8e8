import { Module } from '@nestjs/common';
import { JobWorker } from './job-worker.js';

/** What only the worker process has: the hand that does the jobs. */
@Module({ providers: [JobWorker] })
export class WorkerModule {}
