import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createContract } from '../src/platform/http/openapi/document.js';
import type {
  Document,
  MediaType,
  Operation,
  Response,
} from '../src/platform/http/openapi/document.types.js';
import { nameOf } from '../src/platform/http/openapi/document.types.js';

const found = new Set<string>();
const MAX_SHOWN = 12;

/** Fails the test that saw an answer which the contract does not allow. */
afterEach(() => {
  const lines = [...found];
  found.clear();
  if (lines.length)
    throw new Error(
      `The contract does not hold (openapi.yaml, written from the controllers):\n\n${lines.slice(0, MAX_SHOWN).join('\n')}` +
        (lines.length > MAX_SHOWN ? `\n… and ${lines.length - MAX_SHOWN} more` : ''),
    );
});

/** Holds each answer of the app against its own contract: status, headers, type and body, without members that it does not name. */
export function watchContract(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  fastify.addHook('onSend', async (request, reply, payload) => {
    contract ??= new Contract(readContract(app));
    for (const violation of contract.check(request, reply, payload)) found.add(violation);
    return payload;
  });
}

/** The same for all apps of a test file. */
let contract: Contract | undefined;

/** Written from the controllers by the first app of a run of `npm test`, which takes half a second, and read by those after it. */
function readContract(app: NestFastifyApplication): Document {
  const { CONTRACT_CALLS: folder } = process.env;
  const kept = folder && path.join(folder, 'contract.json');
  if (kept && existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as Document;
  const document = createContract(app) as unknown as Document;
  if (kept) {
    writeFileSync(`${kept}.${process.pid}`, JSON.stringify(document));
    renameSync(`${kept}.${process.pid}`, kept);
  }
  return document;
}

class Contract {
  private readonly ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    validateSchema: false,
  });
  private readonly validators = new Map<string, ValidateFunction>();
  private readonly succeeded = new Set<string>();

  constructor(private readonly document: Document) {
    formats.default(this.ajv);
    const { schemas } = document.components;
    this.ajv.addSchema({
      $id: 'answers',
      components: { schemas: mapValues(schemas, (schema) => close(schema, true)) },
    });
  }

  /** A sentence for each thing that is not as the contract says; nothing for addresses that it leaves out. */
  check(request: FastifyRequest, reply: FastifyReply, payload: unknown): string[] {
    const address = (request.routeOptions.url ?? '').replace(/:(\w+)/g, '{$1}');
    const operation = this.document.paths[address]?.[request.method.toLowerCase()];
    if (!operation) return [];
    const { statusCode: status } = reply;
    const name = `${operation.operationId} (${request.method} ${address}) answered ${status}`;
    const response = this.resolve(operation.responses[status]);
    if (!response) return [`${name}, which is not documented: ${excerpt(payload)}`];
    if (status < 300) this.noteSuccess(operation);
    return [
      ...missingHeaders(response, reply).map((header) => `${name} without ${header}`),
      ...this.checkBody(`${operation.operationId} ${status}`, response, reply, payload).map(
        (why) => `${name}: ${why}`,
      ),
    ];
  }

  private checkBody(key: string, { content }: Response, reply: FastifyReply, payload: unknown): string[] {
    const body = toBuffer(payload, reply);
    if (!content) return body?.length ? [`a body where none is documented: ${excerpt(payload)}`] : [];
    const type = String(reply.getHeader('content-type') ?? '').split(';', 1)[0]!;
    const media = content[type];
    if (!media) return [`content of the type "${type}" instead of ${Object.keys(content).join(' or ')}`];
    if (!body || !type.endsWith('json')) return [];
    return this.validate(key, media, JSON.parse(body.toString()));
  }

  private validate(key: string, { schema }: MediaType, value: unknown): string[] {
    const validator = this.validators.get(key) ?? this.ajv.compile(close(schema));
    this.validators.set(key, validator);
    validator(value);
    return (validator.errors ?? []).filter(({ keyword }) => !keyword.endsWith('Of')).map(describeError);
  }

  private resolve(response?: Response): Response | undefined {
    return response?.$ref ? this.document.components.responses![nameOf(response.$ref)] : response;
  }

  /** For `npm test`, which looks in the end whether each operation was called with success. */
  private noteSuccess({ operationId }: Operation): void {
    const { CONTRACT_CALLS: folder } = process.env;
    if (!folder || this.succeeded.has(operationId)) return;
    this.succeeded.add(operationId);
    appendFileSync(path.join(folder, `${process.pid}`), `${operationId}\n`);
  }
}

function describeError({ instancePath, message, params, data }: ErrorObject): string {
  const { allowedValues, unevaluatedProperty } = params as Record<string, unknown>;
  const where = instancePath.replace(/\/\d+/g, '/…') || 'the body';
  return `${where} ${message} ${String(unevaluatedProperty ?? allowedValues ?? '')} (${excerpt(JSON.stringify(data))})`;
}

const missingHeaders = ({ headers = {} }: Response, reply: FastifyReply): string[] =>
  Object.entries(headers)
    .filter(([name, { required }]) => required && !reply.hasHeader(name))
    .map(([name]) => name);

/** The body as it was before it was packed; undefined for a stream. */
function toBuffer(payload: unknown, reply: FastifyReply): Buffer | undefined {
  if (payload === undefined || payload === null) return Buffer.alloc(0);
  if (typeof payload === 'string') return Buffer.from(payload);
  if (!Buffer.isBuffer(payload)) return undefined;
  return reply.getHeader('content-encoding') === 'br' ? brotliDecompressSync(payload) : payload;
}

const excerpt = (payload: unknown): string => String(payload ?? 'nothing').slice(0, 160);

type Json = Record<string, unknown>;

/** The same schema, in which an object has no members but those that are named. `isPart`: of a whole that is closed elsewhere. */
function close(schema: object, isPart = false): Json {
  const { $ref, allOf, anyOf, items, properties, ...rest } = schema as Json;
  const list = (parts: unknown, arePart: boolean) => (parts as object[]).map((part) => close(part, arePart));
  const isObject = Boolean($ref ?? allOf ?? properties ?? rest.type === 'object');
  return {
    ...rest,
    ...($ref ? { $ref: `answers${String($ref)}` } : {}),
    ...(allOf ? { allOf: list(allOf, true) } : {}),
    ...(anyOf ? { anyOf: list(anyOf, false) } : {}),
    ...(items ? { items: close(items) } : {}),
    ...(properties ? { properties: mapValues(properties as Json, (part) => close(part as object)) } : {}),
    ...(isObject && !isPart && !('additionalProperties' in rest) ? { unevaluatedProperties: false } : {}),
  };
}

const mapValues = <From, To>(values: Record<string, From>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
