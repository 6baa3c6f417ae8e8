import type { FastifyReply, FastifyRequest } from 'fastify';
import { validate } from 'uuid';
import { photoNotFound } from './domain/community.errors.js';

/** Which photo a file name such as `ID.webp` or `ID.small.webp` means. Throws `photo-not-found` for any other. */
export function readFileName(file: string): { id: string; size: 'whole' | 'small' } {
  const [, id = '', small] = /^([0-9a-f-]{36})(\.small)?\.webp$/.exec(file) ?? [];
  if (!validate(id)) throw photoNotFound();
  return { id, size: small ? 'small' : 'whole' };
}

/**
 * Sends a photo. Browsers keep it, but ask each time whether they may still show it: it may have been hidden meanwhile, and another
 * person may have logged in.
 */
export function sendPhoto({ headers }: FastifyRequest, reply: FastifyReply, file: string, photo: Buffer) {
  const etag = `"${file}"`;
  reply.header('cache-control', 'private, no-cache').header('etag', etag);
  if (headers['if-none-match'] === etag) return reply.status(304).send();
  return reply.type('image/webp').send(photo);
}
