import type { INestApplicationContext } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { HealthController } from '../http/health.controller.js';
import { OutboxRepository } from '../queue/outbox.repository.js';
import { TelemetryEnd } from './telemetry-end.js';

type Stop = () => unknown;

/**
 * Metrics and traces of one process. What they need is loaded only where METRICS_PORT or OTEL_EXPORTER_OTLP_ENDPOINT asks for it,
 * so that they cost nothing elsewhere.
 */
export class Telemetry {
  private readonly stops: Stop[] = [];
  private app?: INestApplicationContext;

  private constructor(private readonly config: Config) {}

  /** Begins to trace and to count; `process` names this one among those of an installation. */
  static async start(
    config: Config,
    process: 'api' | 'worker',
    fastify?: FastifyInstance,
  ): Promise<Telemetry> {
    const telemetry = new Telemetry(config);
    if (config.OTEL_EXPORTER_OTLP_ENDPOINT) {
      const { startTracing, traceRequests } = await import('./tracing.js');
      telemetry.stops.push(startTracing(`leaflore-${process}`, config.OTEL_EXPORTER_OTLP_ENDPOINT));
      if (fastify) traceRequests(fastify);
    }
    if (config.METRICS_PORT) await telemetry.count(fastify);
    return telemetry;
  }

  /** From now on the figures are those of this application. Counting and tracing end with it. */
  attach(app: INestApplicationContext): void {
    this.app = app;
    const end = app.get(TelemetryEnd, { strict: false });
    for (const stop of this.stops) end.add(stop);
  }

  private async count(fastify?: FastifyInstance): Promise<void> {
    const [{ createMetrics }, { openOperatorServer }] = await Promise.all([
      import('./metrics.js'),
      import('./operator-server.js'),
    ]);
    const metrics = createMetrics({
      connections: () => this.get(Database).connections,
      jobs: () => this.get(OutboxRepository).backlog(),
    });
    if (fastify) (await import('./observe-requests.js')).observeRequests(fastify, metrics);
    const json = async (body: object) => ({ type: 'application/json', body: `${JSON.stringify(body)}\n` });
    const { METRICS_HOST, METRICS_PORT } = this.config;
    const server = await openOperatorServer(
      {
        '/metrics': async () => ({ type: metrics.type, body: await metrics.tell() }),
        '/healthz': () => json({ status: 'up' }),
        '/readyz': async () => json(await this.get(HealthController).getReadiness()),
      },
      METRICS_HOST,
      METRICS_PORT!,
    );
    this.stops.push(metrics.stop, () => server.close());
  }

  private get<T>(type: abstract new (...args: never[]) => T): T {
    if (!this.app) throw new Error('This process is just starting.');
    return this.app.get<T>(type as never, { strict: false });
  }
}
