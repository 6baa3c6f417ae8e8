import { readSeed } from '../dist/setup/migrate-and-seed.js';
import { normaliseName, searchNames } from '../dist/modules/library/domain/names.js';

const PLANTS = 5000;
const SYLLABLES =
  'al be cor da el fi gra hel is jo ka lu mon ne or pha qui ros sten tu ul vi wis xa yl ze'.split(' ');

/** A made-up name, always the same for the same number. */
function nameOf(number) {
  let name = '';
  for (let rest = number * 7919 + 104_729; rest > 0; rest = Math.floor(rest / SYLLABLES.length))
    name += SYLLABLES[rest % SYLLABLES.length];
  return name;
}

const madeUp = (number) => ({
  slug: `made-up-${number}`,
  commonName: `${nameOf(number)} ${nameOf(number % 97)}`,
  scientificName: `${nameOf(number % 211)} ${nameOf(number + 50_000)}`,
  otherNames: [],
});

/** Fills the library up to 5,000 plants with copies of real ones under made-up names, and notifies the API. */
export async function growLibrary(pool) {
  const { rows } = await pool.query('select count(*)::int as plants from plant_library');
  const plants = Array.from({ length: PLANTS - rows[0].plants }, (_, number) => madeUp(number));
  await pool.query(
    `with model as (select *, row_number() over (order by slug) - 1 as place, count(*) over () as models
                      from plant_library),
          wanted as (select * from unnest($1::text[], $2::text[], $3::text[]) with ordinality
                       as w (slug, common_name, scientific_name, number))
     insert into plant_library
     select gen_random_uuid(), w.slug, null, w.common_name, w.scientific_name, m.rank, m.family, '{}', m.description,
            m.image_url, m.category, m.kind, m.water_needs, m.water_interval_days, m.winter_interval_days,
            m.light_needs, m.soil_type, m.care_instructions, m.difficulty, m.temperature_c, m.humidity,
            m.pet_toxicity, m.drawing
       from wanted w join model m on m.place = w.number % m.models`,
    ['slug', 'commonName', 'scientificName'].map((member) => plants.map((plant) => plant[member])),
  );
  const names = plants.flatMap((plant) => searchNames(plant).map((name) => ({ ...name, slug: plant.slug })));
  await pool.query(
    `insert into plant_names (plant_id, name, weight)
     select p.id, n.name, n.weight from unnest($1::text[], $2::text[], $3::smallint[]) as n (slug, name, weight)
       join plant_library p on p.slug = n.slug`,
    ['slug', 'name', 'weight'].map((member) => names.map((name) => name[member])),
  );
  await pool.query('analyze plant_library, plant_names, plant_words');
  await pool.query(`update library_version set version = 'bench'`);
  await pool.query(`select pg_notify('library', 'bench')`);
}

/** Thousands of search texts: three or more letters out of the names, so that each has a match. */
export function searchTexts() {
  const plants = [...readSeed(), ...Array.from({ length: PLANTS - 384 }, (_, number) => madeUp(number))];
  const texts = new Set();
  for (const { commonName, scientificName } of plants)
    for (const word of `${commonName} ${scientificName}`.split(/[^\p{L}]+/u).map(normaliseName))
      for (let length = 3; length <= word.length; length += 1) texts.add(word.slice(0, length));
  return [...texts];
}
