import { EntitySchema } from 'typeorm';

/** A link that was mailed and not used yet. */
export interface PasswordResetRow {
  tokenHash: string;
  userId: string;
  expiresAt: Date;
}

export const PasswordResetSchema = new EntitySchema<PasswordResetRow>({
  name: 'password-reset',
  tableName: 'password_resets',
  columns: {
    tokenHash: { type: 'text', primary: true },
    userId: { type: 'uuid' },
    expiresAt: { type: 'timestamptz' },
  },
});
