import { OUTBOX_CHANNEL } from './outbox-channel.js';

/** A job that is neither done nor parked this long after it was handed over is handed over again. */
const HAND_AGAIN_AFTER_S = 15;
const BATCH = 100;

/**
 * *Set-based*: writes the jobs $2 of the kind $1 with their data $3 and the trace $4 in which they are asked for, except those that
 * wait already, and notifies the relay.
 */
export const WRITE = {
  name: 'outbox-write',
  text: `with written as (insert into outbox (id, name, data, traceparent) select id, $1, data, $4 from unnest($2::uuid[], $3::jsonb[]) as job (id, data) on conflict do nothing)
         select pg_notify('${OUTBOX_CHANNEL}', '')`,
};

/** Not waiting for the disk: where it is lost with the server, the job is handed over, or begun, once more. */
const SOON = `set_config('synchronous_commit', 'off', true)`;

/** *Set-based*: marks a batch as handed over and reads it, so that no two relays get the same job. */
export const TAKE = {
  name: 'outbox-take',
  text: `update outbox set handed_at = now()
          where id in (select id from outbox
                        where parked_at is null and due_at <= now()
                          and (handed_at is null or handed_at < now() - interval '${HAND_AGAIN_AFTER_S} seconds')
                        order by created_at limit ${BATCH} for update skip locked)
      returning id, name, data, ${SOON} as soon`,
};

/** *Atomic*: counts that the job $1 is begun once more, unless it was done or parked meanwhile; answers how often it was, and who asked for it. */
export const BEGIN = {
  name: 'outbox-begin',
  text: `update outbox set starts = starts + 1 where id = $1 and parked_at is null returning starts, traceparent, ${SOON} as soon`,
};

/** As long as the job exists already: a minute at least, and an hour at most. */
const WAIT = `least(greatest(now() - created_at, interval '1 minute'), interval '1 hour')`;

/**
 * *Atomic*: the job $1 is due again after its wait, as if it had been begun $2 times; not when it exists for a day. The version before
 * takes what was handed over long enough ago, whether it is due or not, so it is handed over as late as lets it wait there too.
 */
export const POSTPONE = {
  name: 'outbox-postpone',
  text: `update outbox set starts = $2, due_at = now() + ${WAIT},
                handed_at = now() + ${WAIT} - interval '${HAND_AGAIN_AFTER_S} seconds'
          where id = $1 and parked_at is null and created_at > now() - interval '1 day' returning id`,
};

/**
 * A job that waits for its time. The version before knows no `due_at`: there it waits because it is handed over in the future. While both
 * run side by side each leaves alone what the other has postponed. One release after migration 0051 `due_at` is enough, here and above.
 */
const IS_POSTPONED = `greatest(due_at, handed_at) > now()`;

/** *Set-based*: deletes the jobs that are parked or postponed and in whose data one of the texts $1 stands as a value. */
export const FORGET = {
  name: 'outbox-forget',
  text: `delete from outbox where (parked_at is not null or ${IS_POSTPONED})
            and exists (select 1 from jsonb_each_text(data) as member where member.value = any($1))`,
};

/** *Atomic*: the parked job $1 waits again, as if it were new, and the relay is notified. */
export const RETRY = {
  name: 'outbox-retry',
  text: `with again as (update outbox set parked_at = null, error = null, handed_at = null, due_at = now(), starts = 0
                         where id = $1 and parked_at is not null returning id, name)
         select name, pg_notify('${OUTBOX_CHANNEL}', '') from again`,
};

/** Counts the jobs that are not done yet, and those that are parked; answers for how many seconds the oldest has been due. */
export const BACKLOG = {
  name: 'outbox-backlog',
  text: `select (select count(*)::integer from outbox where parked_at is null) as waiting,
                (select count(*)::integer from outbox where parked_at is not null) as parked,
                (select coalesce(extract(epoch from now() - min(due_at)), 0)::float8 from outbox
                  where parked_at is null and not ${IS_POSTPONED}) as "oldestS"`,
};
