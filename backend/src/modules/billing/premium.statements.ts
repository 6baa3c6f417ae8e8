import { RENEWAL_GRACE_DAYS } from './domain/subscription.js';

/** The accounts that have a right to premium at the moment $1. It finds candidates only: `hasPremium` decides. */
const ENTITLED = `
  select g.user_id from premium_grants g join users u on u.id = g.user_id
   where g.until is null or g.until >= ($1::timestamptz at time zone coalesce(u.time_zone, 'UTC'))::date
  union all
  select user_id from subscriptions
   where status = 'active' and plan is not null and not is_returned
     and paid_until > $1::timestamptz - interval '${RENEWAL_GRACE_DAYS} days'
     and not (cancel_at_period_end and current_period_end <= $1::timestamptz)`;

/** *Set-based*: the accounts, at most $2, whose premium may differ from their right to it at the moment $1, and whose grant is over. */
export const DOUBTFUL = {
  name: 'premium-doubtful',
  text: `with entitled as (${ENTITLED})
         select id from (
           select u.id from users u where u.is_premium and not exists (select from entitled e where e.user_id = u.id)
           union
           select u.id from entitled e join users u on u.id = e.user_id where not u.is_premium
           union
           select g.user_id from premium_grants g join users u on u.id = g.user_id
            where g.until < ($1::timestamptz at time zone coalesce(u.time_zone, 'UTC'))::date
         ) doubtful limit $2`,
};
