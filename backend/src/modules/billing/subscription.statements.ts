/**
 * *Set-based*: what the provider said at the moment $2 of the subscriptions $3 (a JSON array) of the account $1. What was asked later
 * stays.
 */
export const NOTE = {
  name: 'subscriptions-note',
  text: `insert into subscriptions as s (id, user_id, plan, status, current_period_end, cancel_at_period_end, paid_until, is_returned,
                                         money_back, pay_url, created_at, read_at)
         select x.id, $1, x.plan, x.status, x."currentPeriodEnd", x."cancelAtPeriodEnd", x."paidUntil", x."isReturned",
                x."moneyBack", x."payUrl", x."createdAt", $2
           from jsonb_to_recordset($3::jsonb) as x (id text, plan text, status text, "currentPeriodEnd" timestamptz,
                "cancelAtPeriodEnd" boolean, "paidUntil" timestamptz, "isReturned" boolean, "moneyBack" text, "payUrl" text,
                "createdAt" timestamptz)
         on conflict (id) do update
            set plan = excluded.plan, status = excluded.status, current_period_end = excluded.current_period_end,
                cancel_at_period_end = excluded.cancel_at_period_end, paid_until = excluded.paid_until,
                is_returned = excluded.is_returned, money_back = excluded.money_back, pay_url = excluded.pay_url,
                read_at = excluded.read_at
          where s.user_id = excluded.user_id and s.read_at <= excluded.read_at`,
};

/** *Set-based*: the subscriptions of the account $1 that the provider no longer knew at the moment $2: all but $3. */
export const END_OTHERS = {
  name: 'subscriptions-end-others',
  text: `update subscriptions set status = 'canceled', read_at = $2
          where user_id = $1 and read_at <= $2 and id <> all($3::text[])`,
};

/**
 * *Set-based*: takes the accounts of at most $3 subscriptions that should be read again at the moment $1: after a day, after $2 while a
 * period or a first payment is about to change, or at once where the last reading counts for nothing. One that was tried just now waits
 * behind the others, also for another worker.
 */
export const TAKE_STALE = {
  name: 'subscriptions-take-stale',
  text: `with taken as (
           update subscriptions set tried_at = $1
            where id in (select id from subscriptions
                          where tried_at <= $1::timestamptz - interval '15 seconds'
                            and (read_at < '2000-01-01' or status not in ('canceled', 'incomplete_expired')
                                 and read_at < $1::timestamptz - case when current_period_end <= $1 or status <> 'active'
                                                                      then $2::interval else '1 day' end)
                          order by tried_at, read_at limit $3 for update skip locked)
           returning user_id)
         select distinct user_id as "userId" from taken`,
};

/**
 * *Set-based*: notes that of these renewals, at most $3 annual ones before the moment $2, people are reminded at the moment $1. Those
 * whose address is not confirmed are reminded when it is.
 */
export const REMIND = {
  name: 'subscriptions-remind',
  text: `update subscriptions s set reminded_for = s.current_period_end
          where s.id in (select o.id from subscriptions o join users u on u.id = o.user_id
                          where u.email_verified_at is not null
                            and status = 'active' and plan = 'annual' and not cancel_at_period_end and not is_returned
                            and current_period_end > $1 and current_period_end <= $2
                            and reminded_for is distinct from current_period_end
                          limit $3 for update of o skip locked)
         returning s.user_id as "userId", s.current_period_end as "renewsAt"`,
};
