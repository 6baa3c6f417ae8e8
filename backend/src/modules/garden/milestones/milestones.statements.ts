/**
 * *Set-based*: what the care of a person ($1) amounts to. A plant that was deleted does not count, nor do the days before a plant was
 * added: when it was last watered is often said from memory.
 */
export const MILESTONES = {
  name: 'garden-milestones',
  text: `select (select count(*)::int from plants where user_id = $1 and deleted_at is null) as plants,
                coalesce((select max(of_plant.days) from (
                  select max(e.happened_on) - greatest(min(e.happened_on), (p.date_added at time zone 'utc')::date) as days
                    from care_events e join plants p on p.id = e.plant_id and p.deleted_at is null
                   where e.user_id = $1 and e.answer in ('done', 'was-dry')
                   group by p.id) of_plant where of_plant.days > 0), 0) as "longestCareDays",
                (select count(distinct h.plant_id)::int
                   from plant_problems h join plants p on p.id = h.plant_id and p.deleted_at is null
                  where h.user_id = $1 and h.outcome = 'better') as rescued`,
};
