import { EntitySchema } from 'typeorm';

/** A session; `sid` is a hash of its token, never the token. */
export interface SessionRow {
  sid: string;
  sess: { userId: string; userAgent: string; openedAt: string };
  userId: string;
  expire: Date;
}

export const SessionSchema = new EntitySchema<SessionRow>({
  name: 'session',
  tableName: 'sessions',
  columns: {
    sid: { type: 'text', primary: true },
    sess: { type: 'json' },
    userId: { type: 'uuid' },
    expire: { type: 'timestamptz' },
  },
});
