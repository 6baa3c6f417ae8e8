import { EntitySchema } from 'typeorm';

/** A browser that shows messages, as it is stored. */
export interface PushDeviceRow {
  id: string;
  userId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  name: string;
  createdAt: Date;
}

export const PushDeviceSchema = new EntitySchema<PushDeviceRow>({
  name: 'push-device',
  tableName: 'push_devices',
  columns: {
    id: { type: 'uuid', primary: true, generated: 'uuid' },
    userId: { type: 'uuid' },
    endpoint: { type: 'text' },
    p256dh: { type: 'text', name: 'p256dh' },
    auth: { type: 'text' },
    name: { type: 'text' },
    createdAt: { type: 'timestamptz', createDate: true },
  },
});

/** The pair of keys by which push services know this server; one row. */
export interface PushKeysRow {
  onlyRow: boolean;
  publicKey: string;
  privateKey: string;
}

export const PushKeysSchema = new EntitySchema<PushKeysRow>({
  name: 'push-keys',
  tableName: 'push_keys',
  columns: {
    onlyRow: { type: 'boolean', primary: true, default: true },
    publicKey: { type: 'text' },
    privateKey: { type: 'text' },
  },
});
