/** *Set-based*: what the care of a person ($1) amounts to. A plant that was deleted does not count. */
export const MILESTONES = {
  name: 'garden-milestones',
  text: `select (select count(*)::int from plants where user_id = $1 and deleted_at is null) as plants,
                coalesce((select max(of_plant.days) from (
                  select max(e.happened_on) - min(e.happened_on) as days
                    from care_events e join plants p on p.id = e.plant_id and p.deleted_at is null
                   where e.user_id = $1 and e.answer in ('done', 'was-dry')
                   group by e.plant_id) of_plant), 0) as "longestCareDays",
                (select count(distinct h.plant_id)::int
                   from plant_problems h join plants p on p.id = h.plant_id and p.deleted_at is null
                  where h.user_id = $1 and h.outcome = 'better') as rescued`,
};
