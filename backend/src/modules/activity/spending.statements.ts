/**
 * *Set-based*, so that it is atomic: counts one call today under each of the scopes $1 with the keys $2. Rows are locked in the same order by
 * everybody, so no two transactions wait for each other.
 */
export const COUNT = {
  name: 'paid-calls-count',
  text: `insert into paid_calls (day, scope, key, calls)
         select (now() at time zone 'utc')::date, scope, key, 1
           from unnest($1::text[], $2::text[]) as counted (scope, key) order by scope, key
         on conflict (day, scope, key) do update set calls = paid_calls.calls + 1
         returning scope, calls`,
};
