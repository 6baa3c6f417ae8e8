import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { jobRuns, outboundCalls } from './signals.js';

/** What the metrics ask the rest of the process for. */
export interface Sources {
  /** Connections to Postgres: all that are open, those that nobody uses, and requests that wait for one. */
  connections: () => { open: number; idle: number; waiting: number };
  /** Jobs that wait or run, those that failed for good, and the age of the oldest that waits, in seconds. */
  jobs: () => Promise<{ waiting: number; parked: number; oldestS: number }>;
}

const QUICK_S = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const SLOW_S = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

/** What is counted in one process. The names are part of our contract with dashboards and alerts in `deploy/`. */
function defineMetrics(registers: Registry[]) {
  const requests = new Histogram({
    name: 'leaflore_http_request_duration_seconds',
    help: 'Time until an answer was sent, streams left out.',
    labelNames: ['method', 'route', 'status'],
    buckets: QUICK_S,
    registers,
  });
  const inFlight = new Gauge({
    name: 'leaflore_http_requests_in_flight',
    help: 'Requests and streams that are being answered.',
    registers,
  });
  const jobSeconds = new Histogram({
    name: 'leaflore_job_duration_seconds',
    help: 'Time that one try of a job took, by outcome: done or failed.',
    labelNames: ['job', 'outcome'],
    buckets: SLOW_S,
    registers,
  });
  const callSeconds = new Histogram({
    name: 'leaflore_outbound_call_duration_seconds',
    help: 'Time that a call of a service outside took, by outcome: ok, its status when it refused, timeout or error.',
    labelNames: ['service', 'outcome'],
    buckets: SLOW_S,
    registers,
  });
  const database = new Gauge({
    name: 'leaflore_database_connections',
    help: 'Connections of this process to Postgres, and requests that wait for one.',
    labelNames: ['state'],
    registers,
  });
  const sameEverywhere = 'The same in every process.';
  const waiting = new Gauge({
    name: 'leaflore_jobs_waiting',
    help: `Jobs that wait or are being done. ${sameEverywhere}`,
    registers,
  });
  const parked = new Gauge({
    name: 'leaflore_jobs_parked',
    help: `Jobs that failed for good. ${sameEverywhere}`,
    registers,
  });
  const oldest = new Gauge({
    name: 'leaflore_jobs_oldest_seconds',
    help: `How long the oldest job has been due that is not done yet. ${sameEverywhere}`,
    registers,
  });
  return { requests, inFlight, jobSeconds, callSeconds, database, waiting, parked, oldest };
}

/** Begins to count; `tell` answers all figures, and `stop` ends it. */
export function createMetrics({ connections, jobs }: Sources) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const metrics = defineMetrics([registry]);

  /** In the format of Prometheus. While Postgres is away all else is answered, with NaN for the jobs. */
  const tell = async (): Promise<string> => {
    for (const [state, count] of Object.entries(connections())) metrics.database.set({ state }, count);
    const found = await jobs().catch(() => ({ waiting: NaN, parked: NaN, oldestS: NaN }));
    metrics.waiting.set(found.waiting);
    metrics.parked.set(found.parked);
    metrics.oldest.set(found.oldestS);
    return registry.metrics();
  };

  const forgets = [
    jobRuns.observe(({ name }, work) => {
      const end = metrics.jobSeconds.startTimer({ job: name });
      return timed(work, end, { done: () => 'done', failed: () => 'failed' });
    }),
    outboundCalls.observe((call, work) => {
      const end = metrics.callSeconds.startTimer({ service: call.service });
      return timed(work, end, {
        done: () => outcomeOf(call.status),
        failed: (error) => (call.status ? outcomeOf(call.status) : failureOf(error)),
      });
    }),
  ];
  return {
    type: registry.contentType,
    tell,
    requests: metrics.requests,
    inFlight: metrics.inFlight,
    stop: () => forgets.forEach((forget) => forget()),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

interface Outcomes {
  done: () => string;
  failed: (error: unknown) => string;
}

/** Does the work, and ends its timer with the outcome. */
async function timed<T>(
  work: () => Promise<T>,
  end: (labels: { outcome: string }) => unknown,
  { done, failed }: Outcomes,
): Promise<T> {
  try {
    const answer = await work();
    end({ outcome: done() });
    return answer;
  } catch (error) {
    end({ outcome: failed(error) });
    throw error;
  }
}

const outcomeOf = (status = 200) => (status < 400 ? 'ok' : String(status));
const failureOf = (error: unknown) =>
  /timeout|abort/i.test((error as Error | undefined)?.name ?? '') ? 'timeout' : 'error';
