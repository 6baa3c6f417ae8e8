/** *Set-based*: one delivery of an issue ($1) for each subscriber who has confirmed. */
export const OPEN_DELIVERIES = {
  name: 'newsletter-open-deliveries',
  text: `insert into newsletter_deliveries (issue_id, subscriber_id)
         select $1, id from newsletter_subscribers where confirmed_at is not null
         on conflict do nothing`,
};
/** *Set-based*: takes the turn to send the next mails of the oldest issue that is open; the next turn is $1 seconds later. */
export const TAKE_TURN = {
  name: 'newsletter-take-turn',
  text: `update newsletter_issues set next_turn_at = now() + make_interval(secs => $1)
          where id = (select id from newsletter_issues where closed_at is null and next_turn_at <= now()
                       order by created_at limit 1 for update skip locked) returning id`,
};
/**
 * *Set-based*: claims one delivery of an issue ($1) that waits and was not tried in the last $4 seconds; where sending it twice changes nothing ($2), also one whose worker
 * died more than $3 seconds ago.
 */
export const CLAIM = {
  name: 'newsletter-claim',
  text: `update newsletter_deliveries d set state = 'sending', tries = d.tries + 1, begun_at = now()
           from newsletter_subscribers s
          where s.id = d.subscriber_id and d.issue_id = $1
            and d.subscriber_id = (
              select subscriber_id from newsletter_deliveries
               where issue_id = $1 and (state = 'waiting' and (begun_at is null or begun_at < now() - make_interval(secs => $4))
                  or ($2 and state = 'sending' and begun_at < now() - make_interval(secs => $3)))
               order by tries, subscriber_id limit 1 for update skip locked)
          returning d.subscriber_id as "subscriberId", s.email, s.language, d.tries`,
};
/** *Set-based*: what was being sent by a worker that died more than $2 seconds ago is over; it may have arrived. */
export const GIVE_UP_LOST = {
  name: 'newsletter-give-up-lost',
  text: `update newsletter_deliveries set state = 'unconfirmed'
          where issue_id = $1 and state = 'sending' and begun_at < now() - make_interval(secs => $2)`,
};
/** *Set-based*: closes an issue ($1) of which nothing waits any more. */
export const CLOSE = {
  name: 'newsletter-close',
  text: `update newsletter_issues set closed_at = now()
          where id = $1 and closed_at is null and not exists (
            select from newsletter_deliveries where issue_id = $1 and state in ('waiting', 'sending'))`,
};
/** *Set-based*: the newest issues, with how many mails of each came to what. */
export const LIST = {
  name: 'newsletter-list',
  text: `select i.id, i.month, i.subject, i.created_at as "createdAt", i.closed_at as "closedAt",
                count(*) filter (where d.state in ('waiting', 'sending'))::int as waiting,
                count(*) filter (where d.state = 'sent')::int as sent,
                count(*) filter (where d.state in ('failed', 'unconfirmed'))::int as failed
           from (select * from newsletter_issues order by created_at desc limit 24) i
           left join newsletter_deliveries d on d.issue_id = i.id
          group by i.id, i.month, i.subject, i.created_at, i.closed_at order by i.created_at desc`,
};
