/** A `LibraryPlant` out of the table `plant_library p`. */
export const PLANT = `p.id, p.slug, p.common_name as "commonName", p.scientific_name as "scientificName", p.rank, p.family,
  p.other_names as "otherNames", p.description, p.image_url as "imageUrl", p.category, p.kind,
  p.water_needs as "waterNeeds", p.water_interval_days as "waterIntervalDays",
  p.winter_interval_days as "winterIntervalDays", p.light_needs as "lightNeeds", p.soil_type as "soilType",
  p.care_instructions as "careInstructions", p.difficulty, p.temperature_c as "temperatureC", p.humidity,
  p.pet_toxicity as "petToxicity"`;
