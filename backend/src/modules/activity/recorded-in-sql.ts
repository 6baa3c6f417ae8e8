/** The job that writes an entry of the activity log. */
export const RECORD_ACTIVITY = 'record-activity';

interface Recorded {
  /** SQL, as all of these. */
  userId: string;
  action: string;
  details: string;
  /** Left out where the entry has none. */
  ipAddress?: string;
  /** What was changed: an entry for each of its rows. */
  from: string;
}

/**
 * A part of a statement that changes something: writes the outbox's row for an entry of the activity log, so that the change needs no
 * second statement. The relay is not notified; it looks by itself each second.
 */
export const recordActivityOf = ({ userId, action, details, ipAddress = 'null', from }: Recorded) =>
  `insert into outbox (id, name, data)
   select gen_random_uuid(), '${RECORD_ACTIVITY}',
          jsonb_build_object('userId', ${userId}, 'action', ${action}::text, 'details', ${details}::text,
                             'ipAddress', ${ipAddress}::text, 'createdAt', now())
     from ${from}`;
