/**
 * *Set-based*: the oldest change of a guide that nobody works on, and none of these ($1), locked, with the guide as it is and the next plant
 * that follows it, also a past or a deleted one, and its gardener.
 */
export const LOCK_NEXT = {
  name: 'guide-changes-lock-next',
  text: `with c as materialized (
           select * from guide_changes where id <> all($1::uuid[]) order by created_at, id limit 1 for update skip locked)
         select c.id, n.gardener, n.id as "plantId",
                json_build_object('id', l.id, 'care', l.care, 'waterNeeds', l.water_needs,
                  'before', json_build_object('care', c.care_before, 'waterNeeds', c.water_needs_before)) as guide
           from c join plant_library l on l.id = c.library_id
           left join lateral (
             select p.id, json_build_object('id', u.id, 'timeZone', u.time_zone) as gardener
               from plants p join users u on u.id = p.user_id
              where p.library_id = c.library_id and p.id > c.fitted_to order by p.id limit 1) n on true`,
};
