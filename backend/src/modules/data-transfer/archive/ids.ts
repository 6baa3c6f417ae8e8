import { v5 as nameUuid } from 'uuid';

/** The id of a record in a person's account when its own id is another person's: it follows from the two. */
export const otherIdFor = (userId: string, id: string): string => nameUuid(id, userId);

/**
 * The id under which a record of a file is imported. It keeps its id if that is unused or already this person's;
 * otherwise it gets `otherIdFor`. So importing the same file again finds the same records, in any account, and no
 * record of another person is ever touched.
 */
export function idFor(userId: string, id: string, owners: Map<string, string>): string {
  const other = otherIdFor(userId, id);
  if (owners.get(id) === userId) return id;
  if (owners.get(other) === userId || owners.has(id)) return other;
  return id;
}
