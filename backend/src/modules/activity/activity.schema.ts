import { EntitySchema } from 'typeorm';

/** What somebody did. */
export interface ActivityRow {
  id: string;
  userId: string | null;
  action: string;
  details: string;
  ipAddress: string | null;
  createdAt: Date;
}

/** Partitioned by month, so the primary key includes the moment. `ADD_ACTIVITY` sees to it that an id is written once. */
export const ActivitySchema = new EntitySchema<ActivityRow>({
  name: 'activity',
  tableName: 'user_activities',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid', nullable: true },
    action: { type: 'text' },
    details: { type: 'text' },
    ipAddress: { type: 'text', nullable: true },
    createdAt: { type: 'timestamptz', primary: true, createDate: true },
  },
});
