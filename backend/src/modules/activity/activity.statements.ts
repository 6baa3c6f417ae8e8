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
