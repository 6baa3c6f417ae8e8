import { BadRequestException } from '@nestjs/common';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** No call of ours goes deeper than five, or has more than a few dozen parts. */
const MAX_DEPTH = 32;
const MAX_PARTS = 10_000;

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\,[]{}');

type Adapter = Pick<FastifyAdapter, 'useBodyParser'> & { getInstance(): unknown };

/**
 * Reads JSON bodies, and no plain text. It parses as fastify does, but looks at their shape before anything is parsed: what is nested very deeply would
 * exhaust the stack of the code that checks it, and many small parts take far more memory than their text. Both are 400.
 */
export function acceptJson(adapter: Adapter, bodyLimit: number): void {
  const fastify = adapter.getInstance() as FastifyInstance;
  fastify.removeContentTypeParser('text/plain');
  const parse = fastify.getDefaultJsonParser('error', 'error');
  adapter.useBodyParser('application/json', false, { bodyLimit }, (request, body, done) => {
    if (!isPlainJson(body as Buffer)) done(new BadRequestException(), undefined);
    else void parse(request as never as FastifyRequest, body as never as string, done);
  });
}

/** Whether a JSON text is neither deep nor of very many parts. Looks at each byte once, and over texts at native speed. */
export function isPlainJson(json: Buffer): boolean {
  let depth = 0;
  let parts = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === QUOTE) at = endOfText(json, at);
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth += 1;
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
    else if (byte === COMMA) parts += 1;
    if (depth > MAX_DEPTH || parts > MAX_PARTS) return false;
  }
  return true;
}

/** Where the text ends that begins at `start`, or the end of all. */
function endOfText(json: Buffer, start: number): number {
  const end = json.indexOf(QUOTE!, start + 1);
  if (end < 0) return json.length;
  if (!json.subarray(start + 1, end).includes(BACKSLASH!)) return end;
  for (let at = start + 1; at < json.length; at += 1) {
    if (json[at] === BACKSLASH) at += 1;
    else if (json[at] === QUOTE) return at;
  }
  return json.length;
}
