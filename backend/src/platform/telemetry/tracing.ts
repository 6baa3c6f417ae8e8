import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Attributes, Context, Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jobRuns, outboundCalls, setTraceSource } from './signals.js';

const tracer = trace.getTracer('leaflore');
/** Questions of load balancers and of monitoring, and files, are not worth a trace. */
const UNTRACED = /^\/(healthz|readyz|assets\/|drawings\/)/;

/**
 * Sends traces to a collector that takes OTLP over HTTP at this address: a span for each request, each try of a job under the request that
 * asked for it, and each call of a service outside. No span holds what people sent. Answers how to stop it.
 */
export function startTracing(serviceName: string, collector: string): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${collector.replace(/\/$/, '')}/v1/traces` })),
    ],
  });
  provider.register();
  setTraceSource(() => traceparentOf(context.active()));
  const forgets = [
    jobRuns.observe(({ name, id, traceparent }, work) => {
      const parent = propagation.extract(ROOT_CONTEXT, { traceparent: traceparent ?? undefined });
      const attributes = { 'messaging.operation.type': 'process', 'messaging.message.id': id };
      return inSpan(`job ${name}`, SpanKind.CONSUMER, attributes, parent, work);
    }),
    outboundCalls.observe((call, work) =>
      inSpan(
        `call ${call.service}`,
        SpanKind.CLIENT,
        { 'peer.service': call.service },
        context.active(),
        (span) =>
          work().finally(() => call.status && span.setAttribute('http.response.status_code', call.status)),
      ),
    ),
  ];
  return async () => {
    forgets.forEach((forget) => forget());
    setTraceSource(() => null);
    await provider.shutdown();
  };
}

/** Makes a span of each request; what it puts off and whom it calls stand below it. */
export function traceRequests(fastify: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (UNTRACED.test(request.url)) return done();
    const { method, routeOptions, headers, id } = request;
    const parent = propagation.extract(ROOT_CONTEXT, headers);
    const route = routeOptions.url ?? 'none';
    const attributes = { 'http.request.method': method, 'http.route': route, 'leaflore.request_id': id };
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    spans.set(request, span);
    context.with(trace.setSpan(parent, span), done);
  });
  fastify.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request)?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}

async function inSpan<T>(
  name: string,
  kind: SpanKind,
  attributes: Attributes,
  parent: Context,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const span = tracer.startSpan(name, { kind, attributes }, parent);
  try {
    return await context.with(trace.setSpan(parent, span), () => work(span));
  } catch (error) {
    // Its message may hold what a person sent; its name does not.
    span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error | undefined)?.name });
    throw error;
  } finally {
    span.end();
  }
}

function traceparentOf(active: Context): string | null {
  const carrier: { traceparent?: string } = {};
  propagation.inject(active, carrier);
  return carrier.traceparent ?? null;
}
