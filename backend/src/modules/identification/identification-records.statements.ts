import type { InJson } from '../../kernel/json.js';
import type { RecordTable } from '../../platform/database/person-records.statements.js';
import type { IdentificationRow } from './domain/identification.js';
import { IdentificationSchema } from './identification.schema.js';

const MEMBERS = [
  'id',
  'state',
  'imageUrls',
  'identifiedAs',
  'confidence',
  'finding',
  'failure',
  'charged',
  'feedback',
  'createdAt',
  'closedAt',
] as const;

type Exported = InJson<Pick<IdentificationRow, (typeof MEMBERS)[number]>>;

/** An identification that has come to its end, as it is exported. Instants are ISO 8601 in UTC. */
export type IdentificationExport = Omit<Exported, 'state' | 'closedAt'> & {
  state: 'answered' | 'released';
  closedAt: string;
};

export const IDENTIFICATIONS: RecordTable<IdentificationExport> = {
  schema: IdentificationSchema,
  members: MEMBERS,
  order: 'createdAt',
  where: 'closed_at is not null',
  computed: { image_url: `coalesce(x."imageUrls"[1], '')`, request_hash: `''` },
};
