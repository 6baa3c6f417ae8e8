/** Whom the events that are open are about, at most $2 that were not touched since the moment $1; the longest waiting first. */
export const OPEN = {
  name: 'payment-events-open',
  text: `select customer_id as "customerId", case when customer_id is null then charge_id end as "chargeId"
           from payment_events
          where (customer_id is not null or charge_id is not null) and touched_at <= $1
          group by 1, 2 order by min(touched_at) limit $2`,
};

const CONCERNED = `(customer_id = $1::text or customer_id is null and charge_id = $2::text) and touched_at <= $3`;

/** *Set-based*: the events of the customer $1, or of the charge $2, that came until the moment $3 are done. */
export const CLOSE = {
  name: 'payment-events-close',
  text: `update payment_events set customer_id = null, charge_id = null where ${CONCERNED}`,
};

/** *Set-based*: the same events have been tried at the moment $3, and wait behind the others. */
export const POSTPONE = {
  name: 'payment-events-postpone',
  text: `update payment_events set touched_at = $3 where ${CONCERNED}`,
};
