import { Injectable, SetMetadata } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Job, JobType, Lane } from '../../kernel/job.js';
import { speaking } from '../../kernel/languages/language.js';
import { EVERY_S } from './every.js';

const HANDLES = 'does-job';
const HANDLES_FAILURE = 'gives-up-job';

type Handler = (job: Job<unknown>) => Promise<unknown>;

/** Marks the method that handles a job. It may be called several times for the same job id. */
export const OnJob = <Data>(job: JobType<Data>) => SetMetadata(HANDLES, job);

/** Marks the method that cleans up after a job's last failed attempt. */
export const OnJobFailed = <Data>(job: JobType<Data>) => SetMetadata(HANDLES_FAILURE, job);

/** A job speaks English until it says for whom it works; the language of the request that asked for it does not count. */
const inEnglish =
  (handler: Handler): Handler =>
  (job) =>
    speaking('en', () => handler(job));

/** Finds the methods marked with @OnJob and @OnJobFailed; throws at start when two methods handle the same job. */
@Injectable()
export class JobHandlers {
  private readonly doing = new Map<string, Handler>();
  private readonly givingUp = new Map<string, Handler>();
  private readonly types = new Map<string, JobType<unknown>>();
  /** Methods marked with @Every, with their interval in seconds. */
  readonly recurring: { seconds: number; call: () => Promise<unknown> }[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  collect(): void {
    for (const { instance } of this.discovery.getProviders()) {
      if (!instance || typeof instance !== 'object') continue;
      const prototype = Object.getPrototypeOf(instance) as object;
      for (const method of this.scanner.getAllMethodNames(prototype)) {
        const handler = (instance as Record<string, Handler>)[method];
        if (typeof handler !== 'function') continue;
        this.claim(this.doing, Reflect.getMetadata(HANDLES, handler), handler.bind(instance));
        const seconds = Reflect.getMetadata(EVERY_S, handler) as number | undefined;
        if (seconds) this.recurring.push({ seconds, call: handler.bind(instance) as () => Promise<unknown> });
        this.claim(this.givingUp, Reflect.getMetadata(HANDLES_FAILURE, handler), handler.bind(instance));
      }
    }
  }

  /** Where jobs of this name wait their turn. */
  laneOf(name: string): Lane {
    return this.types.get(name)?.lane ?? 'work';
  }

  /** Whether jobs of this name wait until what they need is there again. */
  isPatient(name: string): boolean {
    return this.types.get(name)?.isPatient ?? false;
  }

  /** Throws when no method handles jobs of this name. */
  perform(name: string, job: Job<unknown>): Promise<unknown> {
    const handler = this.doing.get(name);
    if (!handler) throw new Error(`Nobody does the job "${name}".`);
    return handler(job);
  }

  async giveUp(name: string, job: Job<unknown>): Promise<void> {
    await this.givingUp.get(name)?.(job);
  }

  private claim(handlers: Map<string, Handler>, job: JobType<unknown> | undefined, handler: Handler): void {
    if (!job) return;
    if (handlers.has(job.name)) throw new Error(`Two methods claim the job "${job.name}".`);
    handlers.set(job.name, inEnglish(handler));
    this.types.set(job.name, job);
  }
}
