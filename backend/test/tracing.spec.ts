import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { startApiWithoutWorker } from './api-without-worker.js';
import { eventually } from './eventually.js';
import { end, Processes } from './processes.js';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** Takes what the exporter sends, as a collector would (https://opentelemetry.io/docs/specs/otlp/). */
async function openCollector() {
  const texts: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.url === '/v1/traces') texts.push(Buffer.concat(parts).toString());
      response.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await eventually(
    async () => server.listening,
    (listens) => listens,
  );
  type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => texts.join('\n'),
    spans: () =>
      texts.flatMap((text) =>
        (JSON.parse(text) as Sent).resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    close: () => server.close(),
  };
}

describe('traces', () => {
  it('lead from a request through the queue to the job of a worker, and hold nothing that was sent', async () => {
    const collector = await openCollector();
    const processes = new Processes({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    await processes.prepare();
    const running = [await processes.start('main'), await processes.start('worker')];
    await processes.register();
    await processes.call('GET', '/api/auth/user');
    const pool = new pg.Pool({ connectionString: processes.databaseUrl, max: 1 });
    await eventually(
      async () => (await pool.query('select from outbox where parked_at is null')).rowCount,
      (left) => left === 0,
    );
    await pool.end();
    // What is left is sent with the end.
    for (const child of running) expect(await end(child, 'SIGTERM')).toEqual({ code: 0 });

    const spans = collector.spans();
    const request = spans.find(({ name }) => name === 'POST /api/register')!;
    expect(request.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 201 } });
    const jobs = spans.filter(({ traceId, name }) => traceId === request.traceId && name.startsWith('job '));
    expect(jobs.map(({ parentSpanId }) => parentSpanId)).toContain(request.spanId);
    const read = spans.find(({ name }) => name === 'GET /api/auth/user')!;
    expect(read.traceId).not.toBe(request.traceId);
    expect(collector.text()).not.toMatch(/rosa@|calm green/);
    await processes.close();
    collector.close();
  });

  it('are not made unless somebody collects them', async () => {
    const api = await startApiWithoutWorker();
    await api.signUp();
    const [kept] = await api.sql(
      'select count(*)::integer as jobs, count(traceparent)::integer as traced from outbox',
    );
    expect(kept).toEqual({ jobs: expect.any(Number), traced: 0 });
    await api.stop();
  });
});
