import { EntitySchema } from 'typeorm';

/** A browser in which a person has signed in; `tokenHash` is a hash of its cookie's token. */
export interface DeviceRow {
  id: string;
  userId: string;
  tokenHash: string;
  /** The last login. */
  seenAt: Date;
}

export const DeviceSchema = new EntitySchema<DeviceRow>({
  name: 'device',
  tableName: 'devices',
  columns: {
    id: { type: 'uuid', primary: true, generated: 'uuid' },
    userId: { type: 'uuid' },
    tokenHash: { type: 'text' },
    seenAt: { type: 'timestamptz' },
  },
});
