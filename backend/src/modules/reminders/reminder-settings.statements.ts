import { columnsOf } from '../../platform/database/columns.js';
import { ReminderSettingsSchema } from './reminder-settings.schema.js';

/** *Set-based*: a person's ($1) settings, made where there are none, locked until the transaction ends. */
export const LOCK = {
  name: 'reminder-settings-lock',
  text: `insert into reminder_settings as s (user_id) values ($1)
         on conflict (user_id) do update set user_id = excluded.user_id
         returning ${columnsOf(ReminderSettingsSchema, 's')}`,
};
/** *Hot*: calendar programs ask for their feed ($1 is the hash of its token) many times a day. */
export const FIND_CALENDAR = {
  name: 'reminder-calendar-find',
  text: `select s.user_id as "userId", coalesce(u.time_zone, 'UTC') as "timeZone", u.units, u.language,
                s.calendar_version as "calendarVersion"
           from reminder_settings s join users u on u.id = s.user_id where s.calendar_hash = $1`,
};
/** *Set-based*: at most $2 people whose turn has come at $1, locked; those that another sweep has locked are left out. */
export const TAKE_DUE = {
  name: 'reminder-take-due',
  text: `select s.user_id as "userId", s.hour, coalesce(u.time_zone, 'UTC') as "timeZone"
           from reminder_settings s join users u on u.id = s.user_id
          where s.next_at <= $1 order by s.next_at limit $2
            for update of s skip locked for key share of u skip locked`,
};
/** *Set-based*: the next turns ($2) of many people ($1). */
export const MOVE_ON = {
  name: 'reminder-move-on',
  text: `update reminder_settings s set next_at = moved.next_at
           from unnest($1::uuid[], $2::timestamptz[]) as moved (user_id, next_at)
          where s.user_id = moved.user_id`,
};
/** *Set-based*: the turns that a clock ahead of time has put off by days are at $1. */
export const HEAL = {
  name: 'reminder-heal',
  text: `update reminder_settings set next_at = $1 where next_at > $1::timestamptz + interval '3 days'`,
};
