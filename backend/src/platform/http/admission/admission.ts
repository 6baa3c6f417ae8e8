import { PassThrough } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { speaking } from '../../../kernel/languages/language.js';
import type { LanguageCode } from '../../../kernel/languages/language.js';
import { sendProblem } from '../problem.filter.js';
import { entriesOf, memoryOf, MIN_COUNTED_BYTES, senderOf } from './bounds.js';
import type { Bound } from './bounds.js';
import { Ledger, Lease } from './ledger.js';
import type { Entry } from './ledger.js';

/** What a module wants to know of a request to one of its routes before the body is read. */
interface Rule {
  /** So many requests at the same time. */
  atOnce?: Bound;
  /** So many bytes on their way at the same time, for a route that passes its body on as a stream. */
  streamed?: Bound;
  /** Throws the problem for which the request is refused, such as a quota that is used up. */
  ask?: (request: FastifyRequest) => Promise<void> | void;
}

const leases = new WeakMap<FastifyRequest, Lease>();

/** Gives back early what a request holds, when its body is not needed any more but its answer takes a while. */
export const giveBodyBack = (request: FastifyRequest): void => leases.get(request)?.giveBack();

/**
 * Lets a request in before its body is read: bytes that are held at once are bounded for each person, for each address and
 * in all, and modules ask their own questions. Who is asking is known by then. What is refused is not read.
 */
@Injectable()
export class Admission implements OnModuleInit {
  private readonly ledger = new Ledger();
  private readonly rules = new Map<string, Rule>();

  constructor(private readonly host: HttpAdapterHost) {}

  /** `route` is a method and an address, such as `POST /api/uploads/:id`. */
  addRule(route: string, rule: Rule): void {
    this.rules.set(route, rule);
  }

  onModuleInit(): void {
    const fastify = this.host.httpAdapter?.getInstance?.() as FastifyInstance | undefined;
    const server = fastify?.server;
    // Node would otherwise ask for the body of a client that waits to be asked (`Expect: 100-continue`) before we do.
    server?.on('checkContinue', (request, response) => server.emit('request', request, response));
    // After all `onRequest` hooks, so that the session is known. The worker has no HTTP.
    fastify?.addHook?.('preParsing', (request, reply, payload, done) => {
      const read = (body: RequestPayload) => {
        if (request.raw.headers.expect) reply.raw.writeContinue();
        done(null, body);
      };
      if (request.method === 'GET') return read(payload);
      const route = `${request.method} ${request.routeOptions.url}`;
      const rule = this.rules.get(route);
      if (!rule && !isCounted(request, {})) return read(payload);
      this.admit(request, reply, payload, route, rule).then(
        read,
        (error: unknown) => void sendProblem(error, request, reply),
      );
    });
  }

  /** Returns the body to read. */
  private async admit(
    request: FastifyRequest,
    reply: FastifyReply,
    payload: RequestPayload,
    route: string,
    rule: Rule = {},
  ): Promise<RequestPayload> {
    const lease = new Lease(this.ledger);
    leases.set(request, lease);
    reply.raw.once('close', () => lease.giveBack());
    const sender = senderOf(request);
    const bytes: BytesOf = rule.streamed
      ? (amount) => entriesOf(sender, `bytes of ${route}`, { bound: rule.streamed!, amount })
      : (amount, size) => memoryOf(sender, amount, size);
    if (rule.atOnce) lease.take(entriesOf(sender, route, { bound: rule.atOnce }));
    const declared = isCounted(request, rule) ? declaredBytes(request) : 0;
    if (declared) lease.take(bytes(declared, declared));
    await rule.ask?.(request);
    const count: Count = (amount, size) => lease.take(bytes(amount, size));
    return isCounted(request, rule) && !declared ? counted(payload, count, request.language) : payload;
  }
}

/** What `amount` bytes more of a body count against, when it has `size` of them so far. */
type BytesOf = (amount: number, size: number) => Entry[];

const isChunked = ({ raw: { headers } }: FastifyRequest) => 'transfer-encoding' in headers;
const declaredBytes = ({ raw: { headers } }: FastifyRequest) => Number(headers['content-length'] ?? 0);

/** Bodies that pass through as a stream take no memory; one that declares more than its route takes is refused anyway. */
function isCounted(request: FastifyRequest, { streamed }: Rule): boolean {
  const { config, bodyLimit } = request.routeOptions;
  if ((config as { streamedBody?: boolean }).streamedBody && !streamed) return false;
  if (isChunked(request)) return true;
  const declared = declaredBytes(request);
  return declared > MIN_COUNTED_BYTES && declared <= (streamed?.person ?? bodyLimit ?? Infinity);
}

/** Takes room for `amount` bytes more; throws where there is none. */
type Count = (amount: number, size: number) => void;

/** The same body, whose bytes are counted while they arrive. What refuses it says so in the language of the request. */
function counted(payload: RequestPayload, count: Count, language?: LanguageCode): RequestPayload {
  let size = 0;
  const counter = new PassThrough({
    transform(chunk: Buffer, _encoding, done) {
      try {
        speaking(language, () => count(chunk.length, (size += chunk.length)));
        done(null, chunk);
      } catch (error) {
        done(error as Error);
      }
    },
  });
  payload.once('error', (error) => counter.destroy(error));
  return payload.pipe(counter);
}
