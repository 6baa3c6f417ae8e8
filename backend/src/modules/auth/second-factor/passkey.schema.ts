import { EntitySchema } from 'typeorm';

/** A passkey: the public half of a key that the person's device or key ring holds. */
export interface PasskeyRow {
  id: string;
  userId: string;
  credentialId: string;
  /** In COSE. */
  publicKey: Buffer;
  /** How often the key has signed, as it says; 0 for those that do not count. */
  counter: number;
  transports: string[];
  name: string;
  createdAt: Date;
  usedAt: Date | null;
}

export const PasskeySchema = new EntitySchema<PasskeyRow>({
  name: 'passkey',
  tableName: 'passkeys',
  columns: {
    id: { type: 'uuid', primary: true, generated: 'uuid' },
    userId: { type: 'uuid' },
    credentialId: { type: 'text' },
    publicKey: { type: 'bytea' },
    counter: { type: 'bigint', transformer: { from: Number, to: (value: unknown) => value } },
    transports: { type: 'text', array: true },
    name: { type: 'text' },
    createdAt: { type: 'timestamptz', createDate: true },
    usedAt: { type: 'timestamptz', nullable: true },
  },
});

/** What a passkey is to sign, once; of a login nobody knows yet whose it is. */
export interface PasskeyChallengeRow {
  challengeHash: string;
  userId: string | null;
  expiresAt: Date;
}

export const PasskeyChallengeSchema = new EntitySchema<PasskeyChallengeRow>({
  name: 'passkey-challenge',
  tableName: 'passkey_challenges',
  columns: {
    challengeHash: { type: 'text', primary: true },
    userId: { type: 'uuid', nullable: true },
    expiresAt: { type: 'timestamptz' },
  },
});
