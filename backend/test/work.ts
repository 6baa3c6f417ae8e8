import { Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type pg from 'pg';
import { DomainError } from '../src/kernel/domain-error.js';
import { defineJob, FinalFailure } from '../src/kernel/job.js';
import type { Job } from '../src/kernel/job.js';
import { readConfig } from '../src/platform/config/config.js';
import { ConfigModule } from '../src/platform/config/config.module.js';
import { STATEMENT_MS } from '../src/platform/database/data-source.js';
import { DatabaseModule } from '../src/platform/database/database.module.js';
import { OnJob, OnJobFailed } from '../src/platform/queue/job-handlers.js';
import { QueueModule } from '../src/platform/queue/queue.module.js';
import { WorkerModule } from '../src/platform/queue/worker.module.js';
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
export function startWork(databaseUrl: string, ...providers: (typeof Gardener | typeof Rival)[]) {
  const config = readConfig({ DATABASE_URL: databaseUrl, REDIS_URL: process.env.REDIS_URL });
  const platform = [
    ConfigModule.with(config),
    DatabaseModule.within(STATEMENT_MS.worker),
    QueueModule,
    WorkerModule,
  ];
  @Module({ imports: platform, providers })
  class Work {}
  return NestFactory.createApplicationContext(Work, { logger: false, abortOnError: false });
}

/** What the outbox has of a job; undefined once it is done. */
export async function rowOf(pool: pg.Pool, id: string) {
  type Row = { error: string | null; parked_at: Date | null };
  return (await pool.query<Row>('select error, parked_at from outbox where id = $1', [id])).rows[0];
}

/** Waits until a job is done or parked; answers the error with which it is parked, or `done`. */
export async function outcomeOf(pool: pg.Pool, id: string): Promise<string> {
  const found = await eventually(
    () => rowOf(pool, id),
    (kept) => !kept || kept.parked_at !== null,
  );
  return found?.error ?? 'done';
}
