/** *Set-based*: deletes all devices of a person ($1), with their sessions, but the newest few ($2). */
export const KEEP_NEWEST = {
  name: 'device-keep-newest',
  text: `delete from devices where id in
           (select id from devices where user_id = $1 order by seen_at desc, id offset $2)`,
};
