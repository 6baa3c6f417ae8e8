const PLANT = `p.id, p.user_id as "userId", p.library_id as "libraryId",
  p.common_name as "commonName", p.scientific_name as "scientificName", p.description, p.image_url as "imageUrl",
  p.water_needs as "waterNeeds", p.light_needs as "lightNeeds", p.soil_type as "soilType",
  p.care_instructions as "careInstructions", p.place, p.light, p.pot_cm as "potCm", p.problem,
  p.date_added as "dateAdded", p.archived_at as "archivedAt", p.last_watered as "lastWatered",
  t.id as "waterTaskId", t.due_on::text as "waterDueOn", t.reason as "waterReason"`;

/** A `PlantState` out of `plants p left join care_tasks t`, its watering. */
export const PLANT_STATE = `${PLANT}, t.late_on::text as "waterLateOn"`;

/**
 * A `Plant` out of the same, for lists: the status of all of them in one statement. It is `statusOf` in SQL
 * (plant-status.spec.ts compares them); `today` is the parameter with the owner's own day.
 */
export const listedPlant = (today: string) => `${PLANT},
  case when p.problem is not null or t.late_on <= ${today}::date then 'needs-care'
       when t.due_on <= ${today}::date then 'needs-water' else 'healthy' end as status`;
