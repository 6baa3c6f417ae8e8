import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);
const UNPACKS = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/** An answer that is the same for everybody, made once and sent often. */
export interface PreparedBody {
  type: string;
  plain: Buffer;
  /** The answer in Brotli, made when it is first asked for; left out where packing gains nothing. */
  packed?: () => Promise<Buffer>;
  etag: string;
}

/** Prepares an answer. `quality` is Brotli's, 1 to 11: the higher, the smaller and the slower. */
export function prepareBody(type: string, plain: Buffer, quality = 5): PreparedBody {
  // Weak, as it stands for the packed and the plain answer alike.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const isPacked = /^(image\/(png|jpe?g|webp|x-icon)|font\/)/.test(type);
  if (isPacked) return { type, plain, etag };
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  let packed: Promise<Buffer> | undefined;
  return { type, plain, packed: () => (packed ??= compress(plain, { params })), etag };
}

/** Sends it packed where the client unpacks, or says that the client has it already. */
export async function sendPreparedBody(
  { type, plain, packed, etag }: PreparedBody,
  cacheControl: string,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  void reply.headers({ etag, 'cache-control': cacheControl, vary: 'accept-encoding' });
  if (headers['if-none-match'] === etag) return reply.status(304).send();
  void reply.type(type);
  if (!packed || !UNPACKS.test(headers['accept-encoding'] ?? '')) return reply.send(plain);
  return reply.header('content-encoding', 'br').send(await packed());
}
