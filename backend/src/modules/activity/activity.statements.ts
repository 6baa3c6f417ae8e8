/** *Set-based*: makes the running month of the activity log and the $1 after it, as far as they are not there. See migration 43. */
export const MAKE_MONTHS = { name: 'make-activity-months', text: 'select activity_months.make($1::int)' };

/** *Set-based*: drops the months of the activity log that began $1 days ago or earlier. */
export const DROP_MONTHS = {
  name: 'drop-activity-months',
  text: 'select activity_months.drop_older($1::int)',
};

/**
 * *Set-based*: an entry, unless its id is there. A repeat of a job has the same moment, so the key refuses it, no matter who writes at the same
 * time; a repeat of a request has another moment, and is looked for in all months.
 */
export const ADD_ACTIVITY = {
  name: 'add-activity',
  text: `insert into user_activities (id, user_id, action, details, ip_address, created_at)
         select $1::uuid, $2::uuid, $3, $4, $5, $6::timestamptz where not exists (select from user_activities where id = $1)
         on conflict do nothing`,
};

const ANSWERED = `filter (where outcome = 'answered')`;

/**
 * *Set-based*: the calls of AI providers per day (UTC) since $1, from one index: how many were answered, and how fast; and the tokens and
 * cost of all, as those that failed or were stopped are paid for, too.
 */
export const AI_PER_DAY = {
  name: 'ai-per-day',
  text: `select (created_at at time zone 'utc')::date::text as day, (count(*) ${ANSWERED})::int as "aiCalls",
                (avg(response_time) ${ANSWERED})::float8 as "responseTime", coalesce(sum(input_tokens), 0)::float8 as "inputTokens",
                coalesce(sum(output_tokens), 0)::float8 as "outputTokens", coalesce(sum(cost_micros), 0)::float8 as "costMicros"
           from ai_interactions where created_at >= $1 group by 1`,
};

/** *Set-based*: how long answers took on average since $1 (ms); null without any. */
export const RESPONSE_TIME = {
  name: 'ai-response-time',
  text: `select avg(response_time)::float8 as "responseTime"
           from ai_interactions where outcome = 'answered' and created_at >= $1`,
};
