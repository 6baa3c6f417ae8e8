import { columnsOf } from '../../platform/database/columns.js';
import { ReminderMessageSchema } from './reminder-message.schema.js';

const OWN = ['id', 'userId', 'isTest', 'taskIds', 'answer', 'createdAt'] as const;

/** *Set-based*: the messages of many people ($1) for their days ($2), for those who have none yet. */
export const OPEN = {
  name: 'reminder-message-open',
  text: `insert into reminder_messages (user_id, on_date)
         select * from unnest($1::uuid[], $2::date[])
         on conflict (user_id, on_date) where not is_test do nothing returning id`,
};
/** *Hot*: a message ($1) with its person's account and settings, for each that is sent and each link that is opened. */
export const GET = {
  name: 'reminder-message-get',
  text: `select ${columnsOf(ReminderMessageSchema, 'm', OWN)}, m.on_date::text as "on", u.email,
                u.email_verified_at is not null as "isEmailVerified", u.first_name as "firstName", coalesce(u.time_zone, 'UTC') as "timeZone", u.units, u.language,
                coalesce(s.enabled, false) as enabled, coalesce(s.email, true) as "wantsEmail"
           from reminder_messages m join users u on u.id = m.user_id
           left join reminder_settings s on s.user_id = m.user_id where m.id = $1`,
};
/** *Set-based*: claims the delivery of a message ($1) to a target ($2): inserts it, or takes over one that failed. */
export const CLAIM = {
  name: 'reminder-delivery-claim',
  text: `insert into reminder_deliveries as d (message_id, target) values ($1, $2)
         on conflict (message_id, target) do update set state = 'sending'
          where d.state = 'failed' or (d.state = 'sending' and $3) returning target`,
};
