import { Injectable, Module } from '@nestjs/common';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import { DomainError } from '../src/kernel/domain-error.js';
import { defineJob, FinalFailure } from '../src/kernel/job.js';
import type { Job } from '../src/kernel/job.js';
import { readConfig } from '../src/platform/config/config.js';
import { ConfigModule } from '../src/platform/config/config.module.js';
import { STATEMENT_MS } from '../src/platform/database/data-source.js';
import { DatabaseModule } from '../src/platform/database/database.module.js';
import { OnJob, OnJobFailed } from '../src/platform/queue/job-handlers.js';
import { JobQueue } from '../src/platform/queue/job-queue.js';
import { QueueModule } from '../src/platform/queue/queue.module.js';
import { WorkerModule } from '../src/platform/queue/worker.module.js';
import { createDatabase } from './database.js';
import { eventually, gate } from './eventually.js';

interface Watering {
  plant: string;
  fault?: 'always' | 'once' | 'expected' | 'held' | 'refused';
}
/** Waters a plant, or fails to. */
export const water = defineJob<Watering>('water');
/** Asks a neighbour to water a plant, who may be away for a while. */
export const askNeighbour = defineJob<Watering>('ask-neighbour', { isPatient: true });
/** A job without a handler. */
export const forgotten = defineJob<Watering>('forgotten');

/** Handles the jobs and records them. */
@Injectable()
export class Gardener {
  readonly tried: { id: string; plant: string }[] = [];
  readonly done: string[] = [];
  readonly givenUp: string[] = [];
  /** Plants of which not even giving up works. */
  readonly kept = new Set<string>();
  /** A job that is held waits for it. */
  readonly gate = gate();

  @OnJob(water)
  async water({ id, data: { plant, fault } }: Job<Watering>) {
    this.tried.push({ id, plant });
    if (fault === 'held') await this.gate.opened;
    if (fault === 'expected')
      throw new DomainError('not-found', 'no-such-plant', 'We can’t find this plant.');
    if (fault === 'always' || (fault === 'once' && this.triesAt(plant).length === 1))
      throw new Error(`${plant} spilled`);
    this.done.push(plant);
  }

  @OnJobFailed(water)
  async giveUp({ data: { plant } }: Job<Watering>) {
    this.givenUp.push(plant);
    if (this.kept.has(plant)) throw new Error(`${plant} is still there`);
  }

  @OnJob(askNeighbour)
  async askNeighbour(job: Job<Watering>) {
    if (job.data.fault === 'refused') throw new FinalFailure(new Error('Never again'));
    await this.water(job);
  }

  triesAt = (plant: string) => this.tried.filter((job) => job.plant === plant);
}

/** Handles a job that another class handles too. */
@Injectable()
export class Rival {
  @OnJob(water)
  async water() {}
}

/** The queue and a worker on this database, without the rest of the application. */
function startApp(databaseUrl: string, ...providers: (typeof Gardener | typeof Rival)[]) {
  const config = readConfig({ DATABASE_URL: databaseUrl, REDIS_URL: process.env.REDIS_URL });
  const platform = [
    ConfigModule.with(config),
    DatabaseModule.within(STATEMENT_MS.worker),
    QueueModule,
    WorkerModule,
  ];
  @Module({ imports: platform, providers })
  class WorkModule {}
  return NestFactory.createApplicationContext(WorkModule, { logger: false, abortOnError: false });
}

/** A database of its own with a gardener who works on it; `end` ends both. */
export async function startWork() {
  const database = await createDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on('error', () => undefined); // the database is dropped while the last connection closes
  const work = new Work(database, pool);
  await work.start();
  return work;
}

class Work {
  app!: INestApplicationContext;
  gardener!: Gardener;
  queue!: JobQueue;

  constructor(
    readonly database: Awaited<ReturnType<typeof createDatabase>>,
    readonly pool: pg.Pool,
  ) {}

  /** Starts the gardener, again after `app` was closed. */
  async start() {
    this.app = await startApp(this.database.appUrl, Gardener);
    this.gardener = this.app.get(Gardener);
    this.queue = this.app.get(JobQueue, { strict: false });
  }

  /** Starts somebody else beside the gardener. */
  startBeside(...providers: Parameters<typeof startApp>[1][]) {
    return startApp(this.database.appUrl, ...providers);
  }

  /** What the outbox has of a job; undefined once it is done. */
  async row(id: string) {
    type Row = { error: string | null; parked_at: Date | null };
    const { rows } = await this.pool.query<Row>('select error, parked_at from outbox where id = $1', [id]);
    return rows[0];
  }

  /** Waits until a job is done or parked; answers the error with which it is parked, or `done`. */
  async outcome(id: string): Promise<string> {
    const found = await eventually(
      () => this.row(id),
      (kept) => !kept || kept.parked_at !== null,
    );
    return found?.error ?? 'done';
  }

  async end() {
    await this.app.close();
    await this.pool.end();
    await this.database.drop();
  }
}
