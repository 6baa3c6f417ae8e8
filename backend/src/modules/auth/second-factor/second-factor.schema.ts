import { EntitySchema } from 'typeorm';

/** Two-step login of a person, from when it is begun. */
export interface TwoStepRow {
  userId: string;
  /** The secret of the app of codes, encrypted. */
  secret: string;
  /** Null until a first code has shown that the app has the secret. */
  enabledAt: Date | null;
  /** The step of the last code that was used: it and those before it are refused. */
  lastStep: number;
}

export const TwoStepSchema = new EntitySchema<TwoStepRow>({
  name: 'two-step',
  tableName: 'two_step',
  columns: {
    userId: { type: 'uuid', primary: true },
    secret: { type: 'text' },
    enabledAt: { type: 'timestamptz', nullable: true },
    lastStep: { type: 'integer', default: 0 },
  },
});

/** A code for when the app is lost; `codeHash` is a hash of it. */
export interface RecoveryCodeRow {
  userId: string;
  codeHash: string;
}

export const RecoveryCodeSchema = new EntitySchema<RecoveryCodeRow>({
  name: 'recovery-code',
  tableName: 'recovery_codes',
  columns: { userId: { type: 'uuid', primary: true }, codeHash: { type: 'text', primary: true } },
});
