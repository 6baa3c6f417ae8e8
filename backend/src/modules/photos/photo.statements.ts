/**
 * *Set-based*: judges the locked photos $1 at once: those that nothing refers to are marked as removed. A statement of its
 * own, as it must see what was committed before the rows were locked.
 */
export const JUDGE = {
  name: 'photos-judge',
  text: `update photos p
            set check_at = now() + interval '1 day', removed_at = case when judged.used then null else now() end
           from unnest($1::uuid[]) as asked (id)
           join photos o on o.id = asked.id
           cross join lateral (
             select exists (select from photos_in_use u where u.user_id = o.user_id and u.photo = o.id::text) as used
           ) judged
          where p.id = asked.id`,
};

/**
 * *Set-based*: takes the id $1 for the person $2 in one step if it is free, or theirs: a photo that was removed a moment
 * ago, and whose row is still there, comes back. $3: its bytes.
 */
export const CLAIM = {
  name: 'photos-claim',
  text: `insert into photos as p (id, user_id, bytes) values ($1, $2, $3)
         on conflict (id) do update set removed_at = null, check_at = now() + interval '1 day', bytes = excluded.bytes
          where p.user_id = excluded.user_id returning id`,
};

/** One transaction of the person $1 after the other, until each ends: what is stored is summed up before more is added. */
export const TAKE_TURN = {
  name: 'photos-turn',
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 14))',
};

/**
 * *Hot*: each photo that a member ($2) sees of the garden of the person $1: a row if the photo at the address $3 is one of a plant there, or
 * of a note about one. Other photos of that person, and those of what was deleted, are not the garden's.
 */
export const FIND_SHARED = {
  name: 'photos-shared',
  text: `select from garden_members m
          where m.owner_id = $1 and m.member_id = $2
            and (exists (select from plants p
                          where p.image_url = $3 and p.image_url like '/api/photos/%' and p.user_id = $1 and p.deleted_at is null)
              or exists (select from journal_entries j join plants p on p.id = j.plant_id
                          where j.image_url = $3 and j.user_id = $1 and j.deleted_at is null and p.deleted_at is null))`,
};
