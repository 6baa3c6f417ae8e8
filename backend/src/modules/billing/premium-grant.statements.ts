/**
 * *Set-based*: the accounts, at most $2, whose premium may differ from their right to it at the moment $1: a grant is over, is not
 * noted yet, or is gone.
 */
export const DOUBTFUL = {
  name: 'premium-doubtful',
  text: `select id from (
           select u.id from premium_grants g join users u on u.id = g.user_id
            where not u.is_premium or g.until < ($1::timestamptz at time zone coalesce(u.time_zone, 'UTC'))::date
           union
           select u.id from users u
            where u.is_premium and not exists (select from premium_grants g where g.user_id = u.id)
         ) doubtful limit $2`,
};
