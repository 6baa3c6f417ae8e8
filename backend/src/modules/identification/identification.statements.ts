import { IDENTIFICATION_CHANNEL } from './identification-channel.js';

/** *Set-based*: moves the row $1 on if it is still open, and notifies those who wait for it, all at once. */
const transition = (name: string, set: string) => ({
  name: `identification-${name}`,
  text: `with moved as (update identification_history set ${set} where id = $1 and closed_at is null returning *)
         select user_id as "userId", image_urls as "imageUrls", charged,
                pg_notify('${IDENTIFICATION_CHANNEL}', id || ' ' || state) from moved`,
});

export const BEGIN = transition('begin', `state = 'analysing'`);

/** With its finding $2, the plant of the library $3, the confidence $4, and whether it is charged $5. */
export const ANSWER = transition(
  'answer',
  `state = 'answered', closed_at = now(), finding = $2, identified_as = $3, confidence = $4, charged = $5`,
);

/** With the failure $2. */
export const RELEASE = transition(
  'release',
  `state = 'released', closed_at = now(), failure = $2, charged = false`,
);

/** *Hot*: the state of $1, which is one of $2's own; who follows one looks every second. */
export const STATE = {
  name: 'identification-state',
  text: `select state from identification_history where id = $1 and user_id = $2`,
};

/** *Set-based*: identifications with an answer per day (UTC) since $1, from one index. */
export const PER_DAY = {
  name: 'identifications-per-day',
  text: `select (created_at at time zone 'utc')::date::text as day, count(*)::int as count
           from identification_history where state = 'answered' and created_at >= $1 group by 1`,
};
