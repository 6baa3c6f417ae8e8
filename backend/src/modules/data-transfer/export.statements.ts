/** *Set-based*: files that nobody can download any more: older than $1 days, failed, or followed by a newer one. */
export const SPENT = {
  name: 'export-spent',
  text: `select id, user_id as "userId" from data_exports e
          where closed_at < now() - make_interval(days => $1)
             or closed_at is not null and exists (select 1 from data_exports n
                  where n.user_id = e.user_id and n.state = 'ready' and n.created_at > e.created_at)
          limit 100`,
};
