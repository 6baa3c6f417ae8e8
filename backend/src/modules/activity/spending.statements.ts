const TODAY = `(now() at time zone 'utc')::date`;

/**
 * *Set-based*: locks today's counts of the scopes $1 with the keys $2, which may be new, and answers them. Rows are locked in the same
 * order by everybody, so no two transactions wait for each other.
 */
export const LOCK = {
  name: 'paid-calls-lock',
  text: `insert into paid_calls (day, scope, key, calls)
         select distinct ${TODAY}, scope, key, 0 from unnest($1::text[], $2::text[]) as asked (scope, key) order by scope, key
         on conflict (day, scope, key) do update set calls = paid_calls.calls
         returning scope, key, calls`,
};

/** *Set-based*: adds a call of today for each time that a scope and key stands in $1 and $2. */
export const ADD = {
  name: 'paid-calls-add',
  text: `update paid_calls p set calls = p.calls + granted.calls
           from (select scope, key, count(*)::int as calls from unnest($1::text[], $2::text[]) as each (scope, key) group by 1, 2) as granted
          where p.day = ${TODAY} and p.scope = granted.scope and p.key = granted.key`,
};
