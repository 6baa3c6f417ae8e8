import { createHash } from 'node:crypto';

const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex');

/** The UUID of a name within a namespace: the same for the same two, always (RFC 9562, version 5). */
export function nameUuid(namespace: string, name: string): string {
  const hash = createHash('sha1').update(bytesOf(namespace)).update(name).digest().subarray(0, 16);
  hash[6] = (hash[6]! & 0x0f) | 0x50;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * Under which id a record that bears `id` in a file is this person's. It keeps its id where that is this person's already,
 * or nobody's; otherwise it gets one that follows from the person and the id. So bringing the same file in again finds the
 * same records, in whosever account, and nobody's record is ever touched but one's own.
 */
export function idFor(userId: string, id: string, owners: Map<string, string>): string {
  const other = nameUuid(userId, id);
  if (owners.get(id) === userId) return id;
  if (owners.get(other) === userId || owners.has(id)) return other;
  return id;
}
