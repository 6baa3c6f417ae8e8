import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf } from '../hash.js';

const compress = promisify(brotliCompress);
const ACCEPTS_BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/** A response body that is the same for everybody: prepared once, sent often. */
export interface PreparedBody {
  type: string;
  plain: Buffer;
  /** The body compressed with Brotli, on first use; left out where compression gains nothing. */
  compressed?: () => Promise<Buffer>;
  etag: string;
}

/** `quality` is Brotli's, 1 to 11: higher is smaller and slower. */
export function prepareBody(type: string, plain: Buffer, quality = 5): PreparedBody {
  // A weak ETag, as it stands for both the compressed and the plain body.
  const etag = `W/${etagOf(plain)}`;
  const isCompressed = /^(image\/(png|jpe?g|webp|x-icon)|font\/)/.test(type);
  if (isCompressed) return { type, plain, etag };
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  let compressed: Promise<Buffer> | undefined;
  return { type, plain, compressed: () => (compressed ??= compress(plain, { params })), etag };
}

/**
 * Sends the body, compressed if the client accepts that, or 304 if the client already has it. `vary` names what else of the request has
 * chosen it.
 */
export async function sendPreparedBody(
  { type, plain, compressed, etag }: PreparedBody,
  cacheControl: string,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  ...vary: string[]
): Promise<FastifyReply> {
  void reply.headers({ etag, 'cache-control': cacheControl, vary: ['accept-encoding', ...vary].join(', ') });
  if (headers['if-none-match'] === etag) return reply.status(304).send();
  void reply.type(type);
  if (!compressed || !ACCEPTS_BROTLI.test(headers['accept-encoding'] ?? '')) return reply.send(plain);
  return reply.header('content-encoding', 'br').send(await compressed());
}
