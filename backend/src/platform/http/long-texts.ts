/// <reference lib="es2024.arraybuffer" />
// Node has resizable ones from 20 on.
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setImmediate as otherWork } from 'node:timers/promises';
import { BadRequestException, HttpException, PayloadTooLargeException } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/domain-error.js';
import { bodyParser, findTexts, isPlainJson } from './json-body.js';

/** An internal content type, which only the hook below sets; one that a client sends is ignored. */
const LONG_JSON = 'application/vnd.leaflore.long-json';
const MIN_LONG_BYTES = 4096;

/** So much memory is given back before other work gets a turn, as it is overwritten first. */
const PIECE_BYTES = 1024 ** 2;

interface LongTexts {
  memory: ArrayBuffer;
  texts: Map<string, Buffer>;
}
const bodies = new WeakMap<FastifyRequest, LongTexts>();

/**
 * Routes whose config says `longTexts` get a JSON body in which a short text stands for each long one: those stay as they
 * arrived, as bytes, and are read with `takeLongText`. As strings, tens of megabytes would be in memory four times.
 */
export function acceptLongTexts(fastify: FastifyInstance): void {
  const parse = bodyParser(fastify);
  fastify.addContentTypeParser(LONG_JSON, (request, payload, done) => {
    readBody(request, payload)
      .then((body) => setAside(request, body))
      .then((json) => parse(request, json, done), done);
  });
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { longTexts } = request.routeOptions.config as { longTexts?: boolean };
    const { headers } = request.raw;
    if (longTexts && /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? ''))
      headers['content-type'] = LONG_JSON;
    done();
  });
}

/**
 * The bytes that a text of the body stands for, as they are in the JSON, escapes included; they are the caller's to change.
 * For a short text its own.
 */
export const takeLongText = (request: FastifyRequest, text: string): Buffer =>
  bodies.get(request)?.texts.get(text) ?? Buffer.from(text);

/**
 * Gives the memory of the bytes back, when nothing reads them any more. The garbage collection would do that too, but often only
 * after the next such body has come.
 */
export async function dropLongTexts(request: FastifyRequest): Promise<void> {
  const { memory } = bodies.get(request) ?? {};
  bodies.delete(request);
  while (memory?.byteLength) {
    memory.resize(Math.max(0, memory.byteLength - PIECE_BYTES));
    await otherWork();
  }
}

/** The body in one piece. Memory that nothing was written to yet is not taken, so a declared size costs nothing. */
async function readBody(request: FastifyRequest, payload: Readable): Promise<Buffer> {
  const limit = request.routeOptions.bodyLimit ?? 0;
  const declared = request.headers['content-length'];
  if (Number(declared) > limit) throw new PayloadTooLargeException();
  const maxByteLength = declared === undefined ? limit : Number(declared);
  const body = Buffer.from(new ArrayBuffer(maxByteLength, { maxByteLength }));
  let size = 0;
  try {
    for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (size + chunk.length > body.length) throw new PayloadTooLargeException();
      size += chunk.copy(body, size);
    }
  } catch (error) {
    throw error instanceof HttpException || error instanceof DomainError ? error : new BadRequestException();
  }
  if (declared !== undefined && size !== body.length) throw new BadRequestException();
  return body.subarray(0, size);
}

/** The JSON with short texts in place of the long ones, whose bytes are set aside under these. */
function setAside(request: FastifyRequest, body: Buffer): string {
  if (!isPlainJson(body)) throw new BadRequestException();
  const texts = new Map<string, Buffer>();
  const parts: string[] = [];
  let from = 0;
  for (const [start, end] of findTexts(body)) {
    if (end - start < MIN_LONG_BYTES) continue;
    const name = randomUUID(); // nobody can send one that stands for something
    texts.set(name, body.subarray(start, end));
    parts.push(body.toString('utf8', from, start), name);
    from = end;
  }
  bodies.set(request, { memory: body.buffer as ArrayBuffer, texts });
  return parts.join('') + body.toString('utf8', from);
}
