import { EntitySchema } from 'typeorm';

/** The one link with which a person can confirm the email address; `tokenHash` is a hash of its token. */
export interface EmailVerificationRow {
  userId: string;
  tokenHash: string;
  expiresAt: Date;
}

export const EmailVerificationSchema = new EntitySchema<EmailVerificationRow>({
  name: 'email-verification',
  tableName: 'email_verifications',
  columns: {
    userId: { type: 'uuid', primary: true },
    tokenHash: { type: 'text' },
    expiresAt: { type: 'timestamptz' },
  },
});
