import { EntitySchema } from 'typeorm';

/** A session; `sid` is a hash of its token, never the token. */
export interface SessionRow {
  sid: string;
  sess: { userId: string; userAgent: string; openedAt: string };
  userId: string;
  expire: Date;
  /** Null where an older version opened it while both were running. */
  deviceId: string | null;
  /** The last request, to within an hour. */
  seenAt: Date;
  /** When the person last showed in this session who they are. */
  confirmedAt: Date;
}

export const SessionSchema = new EntitySchema<SessionRow>({
  name: 'session',
  tableName: 'sessions',
  columns: {
    sid: { type: 'text', primary: true },
    sess: { type: 'json' },
    userId: { type: 'uuid' },
    expire: { type: 'timestamptz' },
    deviceId: { type: 'uuid', nullable: true },
    seenAt: { type: 'timestamptz' },
    confirmedAt: { type: 'timestamptz' },
  },
});
