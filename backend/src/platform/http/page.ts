import type { FastifyReply } from 'fastify';
import { DomainError } from '../../kernel/domain-error.js';
import { texts } from '../../kernel/languages/texts.js';

const tHttp = texts('http');

/**
 * Where a page of a list ordered by time, newest first, ends: the next one begins after it. Columns of such lists are
 * `timestamptz(3)`, as a Date knows no more than milliseconds.
 */
export interface Position {
  createdAt: Date;
  id: string;
}

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const invalidCursor = () => new DomainError('invalid', 'invalid-cursor', tHttp('noSuchPage'));

/** Turns a position into the opaque text of `?cursor=`. */
export const toCursor = ({ createdAt, id }: Position): string =>
  Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url');

/** Reads `?cursor=`; throws a DomainError for anything that we did not write ourselves. */
export function fromCursor(cursor: string): Position {
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const createdAt = new Date(TIME.test(time) ? time : NaN);
  if (Number.isNaN(createdAt.getTime()) || !UUID.test(id)) throw invalidCursor();
  return { createdAt, id };
}

/** Announces the page after this one in a Link header, when this page is full. */
export function linkNext(
  reply: FastifyReply,
  path: string,
  rows: Position[],
  limit: number,
  filters: Record<string, string> = {},
): void {
  const last = rows.at(-1);
  if (!last || rows.length < limit) return;
  const named = Object.entries(filters).map(([name, value]) => `${name}=${encodeURIComponent(value)}&`);
  const query = `${named.join('')}limit=${limit}&cursor=${toCursor(last)}`; // the cursor is base64url
  void reply.header('link', `<${path}?${query}>; rel="next"`);
}
