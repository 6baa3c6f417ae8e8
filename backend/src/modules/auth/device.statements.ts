/**
 * *Set-based*: adds a device with this token's hash ($2) to a person ($1). It and the newest of the others stay, at most $3; older
 * ones are deleted, with their sessions.
 */
export const ADD = {
  name: 'device-add',
  text: `with gone as (
           delete from devices where id in
             (select id from devices where user_id = $1 order by seen_at desc, id offset $3 - 1))
         insert into devices (user_id, token_hash, seen_at) values ($1, $2, now()) returning id`,
};
