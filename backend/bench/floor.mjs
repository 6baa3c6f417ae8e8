// The floor: node:http and pg, with nothing around them. It answers the requests of the benchmark from the same
// tables, and finds the session as the API does: SHA-256 of the token in the cookie, then session and user in one
// prepared statement.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { verify } from '@node-rs/argon2';
import pg from 'pg';
import sharp from 'sharp';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
pool.on('error', () => undefined);

const LIBRARY_PLANT = `id, slug, common_name as "commonName", scientific_name as "scientificName", rank, family,
  other_names as "otherNames", description, image_url as "imageUrl", category, kind, water_needs as "waterNeeds",
  water_interval_days as "waterIntervalDays", winter_interval_days as "winterIntervalDays",
  light_needs as "lightNeeds", soil_type as "soilType", care_instructions as "careInstructions", difficulty,
  temperature_c as "temperatureC", humidity, pet_toxicity as "petToxicity"`;
const PLANT = `p.id, p.user_id as "userId", p.library_id as "libraryId", p.common_name as "commonName",
  p.scientific_name as "scientificName", p.description, p.image_url as "imageUrl", p.water_needs as "waterNeeds",
  p.light_needs as "lightNeeds", p.soil_type as "soilType", p.care_instructions as "careInstructions", p.place, p.light,
  p.pot_cm as "potCm", p.problem, p.date_added as "dateAdded", p.archived_at as "archivedAt",
  p.last_watered as "lastWatered", t.id as "waterTaskId", t.due_on::text as "waterDueOn", t.reason as "waterReason",
  case when p.problem is not null or t.late_on <= current_date then 'needs-care'
       when t.due_on <= current_date then 'needs-water' else 'healthy' end as status`;
const STATEMENTS = {
  session: `select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName",
      u.profile_image_url as "profileImageUrl", u.is_premium as "isPremium",
      u.identifications_used as "identificationsUsed", u.time_zone as "timeZone", u.units
      from sessions s join users u on u.id = s.user_id where s.sid = $1 and s.expire > now()`,
  library: `select ${LIBRARY_PLANT} from plant_library order by common_name`,
  search: `select ${LIBRARY_PLANT} from plant_library
      where common_name ilike '%' || $1 || '%' or scientific_name ilike '%' || $1 || '%' limit 50`,
  plants: `select ${PLANT} from plants p left join care_tasks t on t.plant_id = p.id and t.kind = 'water' and t.active
      where p.user_id = $1 and p.deleted_at is null and p.archived_at is null
      order by p.date_added desc, p.id desc limit 50`,
  addPlant: `with p as (insert into plants (user_id, common_name, scientific_name, care_instructions, water_needs)
                        values ($1, $2, $3, $4, $5) returning *),
      t as (insert into care_tasks (user_id, plant_id, kind, growing_days, resting_days, starts_on, due_on, late_on, reason)
            select user_id, id, 'water', 7, 7, current_date, current_date + 7, current_date + 11, 'Every 7 days.' from p
            returning *)
      select ${PLANT} from p left join t on true`,
};
const query = async (name, values = []) => (await pool.query({ name, text: STATEMENTS[name], values })).rows;

async function account({ headers }) {
  const token = /(?:^|; )sid=([^;.]+)/.exec(headers.cookie ?? '')?.[1] ?? '';
  const [user] = await query('session', [createHash('sha256').update(token).digest('base64url')]);
  return user;
}

async function body(request) {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}

const ROUTES = {
  'GET /api/auth/user': (request) => account(request),
  'GET /api/plant-library': (_request, search) => (search ? query('search', [search]) : query('library')),
  'GET /api/plants': async (request) => query('plants', [(await account(request)).id]),
  'POST /api/plants': async (request) => {
    const { id } = await account(request);
    const { commonName, scientificName, careInstructions, waterNeeds } = await body(request);
    return (await query('addPlant', [id, commonName, scientificName, careInstructions, waterNeeds]))[0];
  },
};

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://floor');
  ROUTES[`${request.method} ${pathname}`](request, searchParams.get('search')).then(
    (answer) => {
      const json = Buffer.from(JSON.stringify(answer));
      const headers = { 'content-type': 'application/json', 'content-length': json.length };
      response.writeHead(request.method === 'POST' ? 201 : 200, headers).end(json);
    },
    (error) => response.writeHead(500).end(String(error)),
  );
});

/** Work without a server around it: the lower bound for requests that do it. */
const WORK = {
  hash: ({ hash, password }) => verify(hash, password),
  resize: ({ photo, side }) =>
    sharp(Buffer.from(photo, 'base64'))
      .rotate()
      .resize({ width: side, height: side, fit: 'inside' })
      .webp({ quality: 80, effort: 2 })
      .toBuffer(),
};
process.on('message', ({ work, ...what } = {}) => {
  if (work) void WORK[work](what).then(() => process.send({ worked: work }));
});
process.once('disconnect', () => process.exit());

server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send({ ready: true }));
