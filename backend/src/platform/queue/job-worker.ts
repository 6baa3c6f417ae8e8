import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, BeforeApplicationShutdown } from '@nestjs/common';
import { UnrecoverableError } from 'bullmq';
import type { Job as BullJob, Queue, Worker } from 'bullmq';
import { DomainError } from '../../kernel/domain-error.js';
import { FinalFailure, LANES } from '../../kernel/job.js';
import type { Lane } from '../../kernel/job.js';
import { PostgresListener } from '../database/postgres-listener.js';
import { oneAtATime } from './every.js';
import { jobRuns } from '../telemetry/signals.js';
import { JobBackend } from './job-backend.js';
import { JobHandlers } from './job-handlers.js';
import { OUTBOX_CHANNEL } from './outbox-channel.js';
import { OutboxRepository } from './outbox.repository.js';
import type { OutboxJob } from './outbox.repository.js';
import { PromptStart } from './prompt-start.js';

const ATTEMPTS = 3;
/** Jobs that this process does side by side. The chart gives a worker room for the files of its lane, and one more that a kill left there. */
export const CONCURRENCY: Record<Lane, number> = { work: 8, talk: 256, files: 3 };
const POLL_EVERY_MS = 1000;
/** A worker that has not renewed its lock for this long counts as dead. */
const LOCK_MS = 5000;
const OPTIONS = {
  lockDuration: LOCK_MS,
  stalledInterval: LOCK_MS / 2,
  maxStalledCount: ATTEMPTS,
  drainDelay: 5,
};

/** Moves jobs from the outbox to BullMQ, and runs each with the method marked @OnJob. */
@Injectable()
export class JobWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(JobWorker.name);
  private readonly queues = new Map<Lane, Queue>();
  private readonly running = new Set<string>();
  private workers: Worker[] = [];
  private timers: NodeJS.Timeout[] = [];
  private relaying?: Promise<void>;
  private again = false;
  private stopped = false;

  constructor(
    private readonly handlers: JobHandlers,
    private readonly outbox: OutboxRepository,
    private readonly listener: PostgresListener,
    private readonly backend: JobBackend,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.handlers.collect();
    for (const lane of LANES) this.open(lane);
    await Promise.all(this.workers.map((worker) => worker.waitUntilReady()));
    await this.listener.on(OUTBOX_CHANNEL, () => this.relay());
    this.timers = [
      setInterval(() => this.relay(), POLL_EVERY_MS),
      ...this.handlers.recurring.map(({ seconds, call }) =>
        setInterval(
          oneAtATime(call, (error) => this.log.warn({ error })),
          seconds * 1000,
        ),
      ),
    ];
    this.relay();
  }

  /** Finishes running jobs; waiting ones are left to the next worker. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.timers.forEach(clearInterval);
    await this.relaying;
    await Promise.all(this.workers.map((worker) => worker.close()));
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
    await this.backend.close();
  }

  private open(lane: Lane): void {
    const queue = this.backend.queue(lane);
    const start = new PromptStart(CONCURRENCY[lane]);
    const worker = this.backend.worker(
      lane,
      start.around((job) => this.perform(job)),
      OPTIONS,
    );
    start.of(worker);
    const complain = (error: Error) => this.log.warn(`queue: ${error.message}`);
    queue.on('error', complain);
    worker.on('error', complain);
    worker.on('failed', (job, error) => void this.onFailed(job, error));
    this.queues.set(lane, queue);
    this.workers.push(worker);
  }

  private relay(): void {
    this.again = true;
    this.relaying ??= this.relayAll().finally(() => (this.relaying = undefined));
  }

  private async relayAll(): Promise<void> {
    while (this.again && !this.stopped) {
      this.again = false;
      try {
        if (await this.relayBatch()) this.again = true;
      } catch (error) {
        this.log.warn(`outbox: ${(error as Error).message}`);
      }
    }
  }

  /** Whether there were jobs to move. */
  private async relayBatch(): Promise<boolean> {
    const rows = await this.outbox.take();
    for (const lane of LANES) {
      const jobs = rows.filter(({ name }) => this.handlers.laneOf(name) === lane);
      if (jobs.length) await addTo(this.queues.get(lane)!, jobs.map(toBullJob));
    }
    return rows.length > 0;
  }

  /** A job that the queue has lost is added to it again, also while this process is doing it; then it is not begun twice. */
  private async perform(job: BullJob): Promise<void> {
    if (this.running.has(job.id!)) return;
    this.running.add(job.id!);
    await this.run(job).finally(() => this.running.delete(job.id!));
  }

  private async run({ id, name, data }: BullJob): Promise<void> {
    const { standing, traceparent } = await this.outbox.begin(id!);
    if (standing === 'over') return;
    if (standing === 'poison')
      throw new UnrecoverableError('It was started again and again and never ended.');
    const job = { id: id!, data };
    await jobRuns.run({ name, id: id!, traceparent }, () => this.handlers.perform(name, job)).catch(refuse);
    await this.outbox.delete(id!);
  }

  private async onFailed(job: BullJob | undefined, error: Error): Promise<void> {
    if (!job?.id) return;
    const isHopeless = error instanceof UnrecoverableError || /stalled/.test(error.message);
    const isPoison = error instanceof UnrecoverableError && !(error instanceof Refusal);
    const isLast = isHopeless || (job.attemptsMade ?? 0) >= ATTEMPTS;
    this.log.warn({ job: job.name, id: job.id, attempt: job.attemptsMade, isLast, error });
    if (!isLast) return;
    try {
      const isPatient = !isHopeless && this.handlers.isPatient(job.name);
      if (isPatient && (await this.outbox.postpone(job.id))) return;
      await this.giveUp({ name: job.name, id: job.id, data: job.data }, error, isPoison);
    } catch (failure) {
      this.log.error({ job: job.name, id: job.id, error: failure });
    }
  }

  /**
   * Gives a job up and parks it. Where that fails, as when the mail to be sent instead is refused, the job waits: it is done
   * again later, but poison is only given up again.
   */
  private async giveUp({ name, id, data }: OutboxJob, error: Error, isPoison: boolean): Promise<void> {
    try {
      await this.handlers.giveUp(name, { id, data });
    } catch (failure) {
      if (await this.outbox.postpone(id, { isPoison })) throw failure;
    }
    await this.outbox.park(id, error.message);
  }
}

/** On Postgres many at once make temporary tables, which takes longer than to add a few one by one. */
const FEW = 8;

async function addTo(queue: Queue, jobs: ReturnType<typeof toBullJob>[]): Promise<void> {
  if (jobs.length > FEW) await queue.addBulk(jobs);
  else await Promise.all(jobs.map(({ name, data, opts }) => queue.add(name, data, opts)));
}

const toBullJob = ({ id, name, data }: OutboxJob) => ({
  name,
  data,
  opts: {
    jobId: id,
    attempts: ATTEMPTS,
    backoff: { type: 'exponential', delay: 500 },
    removeOnComplete: true,
    removeOnFail: true,
  },
});

/** A failure that the job expects. Everything else that is unrecoverable, here and in BullMQ, is poison: it kills its workers. */
class Refusal extends UnrecoverableError {}

/** An expected failure is not tried again. */
function refuse(error: unknown): never {
  if (error instanceof DomainError || error instanceof FinalFailure) throw new Refusal(error.message);
  throw error;
}
