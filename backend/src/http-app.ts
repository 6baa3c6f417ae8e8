import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { Type, DynamicModule } from '@nestjs/common';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { gardenConstraints } from './modules/garden/index.js';
import { photoConstraints } from './modules/photos/index.js';
import type { Config } from './platform/config/config.js';
import { acceptBytes } from './platform/http/bytes-body.js';
import { ignoreInternalTypes } from './platform/http/internal-types.js';
import { acceptJson } from './platform/http/json-body.js';
import { acceptLongTexts } from './platform/http/long-texts.js';
import { createLog, NestLogger } from './platform/http/logger.js';
import { ProblemFilter, sendProblem } from './platform/http/problem.filter.js';
import { readableUrl } from './platform/http/readable-url.js';
import { addSecurity } from './platform/http/security.js';
import { speakLanguages } from './platform/http/spoken-language.js';
import { acceptStreams, STREAMED_S } from './platform/http/streamed-body.js';
import { validation } from './platform/http/validation.js';
import { serveTagManager } from './platform/http/tag-manager.js';
import { serveWebApp } from './platform/http/web-app.js';
import { Telemetry } from './platform/telemetry/telemetry.js';
import { choosePage } from './web-pages.js';

const CONSTRAINTS = new Map([...photoConstraints, ...gardenConstraints]);
const BODY_LIMIT = 256 * 1024;
const WEB_APP = path.resolve(import.meta.dirname, '../../frontend/dist');

/** Builds the HTTP application. It does not listen yet. */
export async function createHttpApp(
  module: Type | DynamicModule,
  config: Config,
): Promise<NestFastifyApplication> {
  const log = createLog(config.LOG_LEVEL);
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    rewriteUrl: readableUrl,
    trustProxy: config.TRUSTED_PROXIES.length ? config.TRUSTED_PROXIES : false,
    skipMiddie: true,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: STREAMED_S * 1000,
  } as ConstructorParameters<typeof FastifyAdapter>[0]);
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  fastify.addHook('onRoute', (route) => {
    const { bodyLimit } = (route.config ?? {}) as { bodyLimit?: number };
    if (bodyLimit) route.bodyLimit = bodyLimit;
    // For what fails before Nest, such as a body that cannot be read: Nest sets its own handler too late for the routes.
    route.errorHandler = (error, request, reply) => sendProblem(error, request, reply, CONSTRAINTS);
  });
  const telemetry = await Telemetry.start(config, 'api', fastify);
  speakLanguages(fastify);
  addSecurity(fastify, config);
  ignoreInternalTypes(fastify);
  acceptJson(adapter, BODY_LIMIT);
  acceptBytes(fastify);
  acceptLongTexts(fastify);
  acceptStreams(fastify);
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: new NestLogger(log),
    abortOnError: false,
    bodyParser: false, // `acceptJson` reads JSON; Nest would read forms too, which the contract does not have
  });
  telemetry.attach(app);
  app.useGlobalFilters(new ProblemFilter(CONSTRAINTS));
  app.useGlobalPipes(validation());
  await serveDocs(app);
  serveTagManager(fastify, config);
  await serveWebApp(fastify, WEB_APP, config, choosePage);
  return app;
}

/** DTOs describe what comes in and goes out, so no route has a JSON schema, and Fastify loads no compilers for them. */
function noSchemas(): never {
  throw new Error('Routes are described by DTOs, not by JSON schemas.');
}

/** The contract is built on the first request for it, as the start does not need it. */
async function serveDocs(app: NestFastifyApplication): Promise<void> {
  const { addDocs } = await import('./platform/http/docs.js');
  addDocs(app);
}
