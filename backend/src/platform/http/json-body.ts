import { BadRequestException } from '@nestjs/common';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** No call of ours goes deeper than five, or has more than a few dozen parts. */
const MAX_DEPTH = 32;
const MAX_PARTS = 10_000;
/** Outside of its texts a body is never longer than the largest ordinary one; each of these bytes is looked at. */
const MAX_BYTES_OUTSIDE = 256 * 1024;

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\,[]{}');

type Adapter = Pick<FastifyAdapter, 'useBodyParser'> & { getInstance(): unknown };

/**
 * Reads JSON bodies, and no plain text. It parses as fastify does, but looks at their shape before anything is parsed: what is nested very deeply would
 * exhaust the stack of the code that checks it, and many small parts take far more memory than their text. Both are 400.
 */
export function acceptJson(adapter: Adapter, bodyLimit: number): void {
  const fastify = adapter.getInstance() as FastifyInstance;
  fastify.removeContentTypeParser('text/plain');
  const parse = bodyParser(fastify);
  adapter.useBodyParser('application/json', false, { bodyLimit }, (request, body, done) => {
    if (!isPlainJson(body as Buffer)) done(new BadRequestException(), undefined);
    else parse(request as never as FastifyRequest, body as never as string, done);
  });
}

type Done = (error: Error | null, body?: unknown) => void;

/** Parses as fastify does. All bodies of ours are objects: a list, a bare text or number is none that we can read. */
export function bodyParser(
  fastify: FastifyInstance,
): (request: FastifyRequest, json: string, done: Done) => void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  return (request, json, done) =>
    void parse(request, json, (error, body: unknown) => {
      if (error || (typeof body === 'object' && !Array.isArray(body) && !namesAClass(body)))
        done(error, body);
      else done(new BadRequestException());
    });
}

/** Whether a member somewhere is called `constructor`: what makes objects of DTOs takes that for their class. None of ours is. */
export const namesAClass = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Object.hasOwn(value, 'constructor') || Object.values(value).some(namesAClass));

/** Whether a JSON text is neither deep nor of very many parts. Looks at each byte outside of its texts, and for their ends at native speed. */
export function isPlainJson(json: Buffer, mostParts = MAX_PARTS): boolean {
  let depth = 0;
  let parts = 0;
  let outside = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    outside += 1;
    if (byte === QUOTE) at = endOfText(json, at);
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth += 1;
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
    else if (byte === COMMA) parts += 1;
    if (depth > MAX_DEPTH || parts > mostParts || outside > MAX_BYTES_OUTSIDE) return false;
  }
  return true;
}

/** Where each text of a JSON begins and ends, without its quotes; one that has no end reaches to the end of all. */
export function* findTexts(json: Buffer): Generator<[start: number, end: number]> {
  for (let quote = json.indexOf(QUOTE!); quote >= 0;) {
    const end = endOfText(json, quote);
    yield [quote + 1, end];
    quote = json.indexOf(QUOTE!, end + 1);
  }
}

/** Where the text ends whose quote is at `start`, or the end of all: at a quote with an even number of backslashes before it. */
function endOfText(json: Buffer, start: number): number {
  for (let end = json.indexOf(QUOTE!, start + 1); end >= 0; end = json.indexOf(QUOTE!, end + 1)) {
    let slashes = 0;
    while (json[end - 1 - slashes] === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return json.length;
}
