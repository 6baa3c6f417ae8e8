/** *Set-based*: the secret ($2) of a person ($1) whose login is being set up, in place of that of an earlier try, or of one at the same moment. */
export const BEGIN = {
  name: 'two-step-begin',
  text: `insert into two_step as t (user_id, secret) values ($1, $2)
         on conflict (user_id) do update set secret = excluded.secret, last_step = excluded.last_step
          where t.enabled_at is null returning 1`,
};
